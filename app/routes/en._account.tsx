import { Outlet } from "@remix-run/react";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";

export const meta = titleTrouble;

/** The layout of the pages of one's own account. */
export default function Account() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: "/en/my-data", name: "Back to my data" }} />;
}
