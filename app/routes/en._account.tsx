import { Outlet } from "@remix-run/react";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";

export const meta = titleTrouble;

/** The pages of somebody’s own account. */
export default function Account() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: "/en/my-data", name: "Back to my data" }} />;
}
