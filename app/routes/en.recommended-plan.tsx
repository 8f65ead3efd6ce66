import { json, redirect } from "@remix-run/node";
import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { writePlanAddress } from "~/base/plan-address";
import { describePlan } from "~/words/describe-plan";
import { PlanPage } from "~/features/plan/plan-page";
import { visitPlan, writeAddress } from "~/features/plan/visit-plan.server";

export const meta: MetaFunction = () => [{ title: "Recommended plan – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, plan, progress, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", id), { headers });
  const chartAsked = new URL(request.url).searchParams.get("view");
  const view = describePlan(progress.recommendation, plan, chartAsked);
  return json({ view, methodAddress: writeAddress("/en/methodology") }, { headers });
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function RecommendedPlan() {
  return <PlanPage {...useLoaderData<typeof loader>()} />;
}
