import { json, redirect } from "@remix-run/node";
import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { writePlanAddress } from "~/base/plan-address";
import { isExplainedFirst } from "~/features/session/feature-flags.server";
import { WALK_THROUGH } from "~/features/walk-through/addresses";
import { findNotLowered } from "~/features/walk-through/decrease/not-lowered";
import { describePlan } from "~/words/describe-plan";
import { PlanPage } from "~/features/plan/plan-page";
import { visitPlan, writeAddress } from "~/features/session/visit-plan.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = data?.isAmended ? "Amended plan" : "Recommended plan";
  return [{ title: `${data?.notice ? "Error: " : ""}${name} – Baobab` }];
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, plan, progress, customised, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", id), { headers });
  if (await isExplainedFirst(plan)) throw redirect(writePlanAddress(WALK_THROUGH, id), { headers });
  const chartAsked = new URL(request.url).searchParams.get("view");
  const shown = customised ?? { plan, recommendation: progress.recommendation };
  const view = describePlan(shown.recommendation, shown.plan, chartAsked);
  const notice = findNotLowered(request, id);
  const isAmended = customised !== undefined;
  return json({ view, notice, isAmended, methodAddress: writeAddress("/en/methodology") }, { headers });
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function RecommendedPlan() {
  return <PlanPage {...useLoaderData<typeof loader>()} />;
}
