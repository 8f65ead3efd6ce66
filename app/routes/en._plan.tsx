import { Outlet } from "@remix-run/react";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";
import { usePlanAddress } from "~/web/request/use-plan-address";

export const meta = titleTrouble;

/** The layout of a plan's pages. */
export default function PlanPages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: usePlanAddress()("/en/recommended-plan"), name: "Back to the plan" }} />;
}
