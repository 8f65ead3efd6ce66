import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepPlanPage } from "~/features/visitor/account/keep-plan-page";
import { askToKeep, submitKeep } from "~/features/visitor/account/keep-plan.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Keep this plan?", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToKeep(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitKeep(args);
}

export default function KeepPlan() {
  return <KeepPlanPage {...useLoaderData<typeof loader>()} />;
}
