import { useLoaderData } from "@remix-run/react";
import { KeepPlanPage } from "~/features/visitor/account/keep-plan-page";
import { askToKeep as loader, submitKeep as action } from "~/features/visitor/account/keep-plan.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this plan?");

export { action, loader };

export default function KeepPlan() {
  return <KeepPlanPage {...useLoaderData<typeof loader>()} />;
}
