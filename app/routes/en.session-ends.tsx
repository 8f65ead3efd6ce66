import { useLoaderData } from "@remix-run/react";
import { SessionEndsPage } from "~/features/visitor/account/session-ends-page";
import {
  showSessionEnds as loader,
  stayLoggedIn as action,
} from "~/features/visitor/account/session-end.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ isKept }) => (isKept ? "You stay logged in" : "Still there?"));

export { action, loader };

export default function SessionEnds() {
  return <SessionEndsPage {...useLoaderData<typeof loader>()} />;
}
