import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepPlanPage } from "~/features/visitor/account/keep-plan-page";
import { askToKeep, submitKeep } from "~/features/visitor/account/keep-plan.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this plan?");

export async function loader({ request }: LoaderFunctionArgs) {
  return askToKeep(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitKeep(args);
}

export default function KeepPlan() {
  return <KeepPlanPage {...useLoaderData<typeof loader>()} />;
}
