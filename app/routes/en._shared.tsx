import { Outlet } from "@remix-run/react";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";
import { useSharedPlace } from "~/web/request/use-plan-address";

export const meta = titleTrouble;

/** The layout of the pages behind a link to a plan. */
export default function Shared() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: useSharedPlace() ?? "/en", name: "Back to the shared plan" }} />;
}
