import { Outlet } from "@remix-run/react";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";

export const meta = titleTrouble;

/** The layout of the desk's pages. */
export default function Desk() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: "/en/admin", name: "Go to your desk" }} />;
}
