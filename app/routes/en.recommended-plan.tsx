import { json, redirect } from "@remix-run/node";
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writePlanAddress } from "~/base/plan-address";
import { PlanPage } from "~/features/plan/plan-page";
import { viewPlan } from "~/features/plan/view-plan";
import { isExplainedFirst } from "~/features/session/feature-flags.server";
import { visitPlan, writeAddress } from "~/features/session/visit-plan.server";
import { findStart } from "~/features/survey/draft.server";
import { WALK_THROUGH, writeWalkThroughLinks } from "~/features/walk-through/addresses";
import { findNotLowered } from "~/features/walk-through/decrease/not-lowered";
import { restoreRecommendation } from "~/features/walk-through/restore.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = data?.comparison ? "Amended plan" : "Recommended plan";
  return [{ title: `${data?.hasMistakes ? "Error: " : ""}${name} – Baobab` }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, plan, progress, customised, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", id), { headers });
  if (await isExplainedFirst(plan)) throw redirect(writePlanAddress(WALK_THROUGH, id), { headers });
  const ours = { recommendation: progress.recommendation, plan };
  const chartAsked = new URL(request.url).searchParams.get("view");
  const notice = findNotLowered(request, id);
  const view = {
    ...viewPlan(ours, customised, chartAsked),
    methodAddress: writeAddress("/en/methodology"),
    notice,
    links: ours.recommendation.is_outdated ? undefined : writeWalkThroughLinks(id),
    hasMistakes: notice !== undefined || context.isRefused === true,
  };
  return json(view, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await restoreRecommendation(request, await findStart(request));
  // The page is rendered in this same request, and its title has to say that something went wrong.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function RecommendedPlan() {
  const shown = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <PlanPage {...shown} notice={refusal?.notice ?? shown.notice} />;
}
