import { useLoaderData } from "@remix-run/react";
import { OUTCOME_TITLES, SessionExpiredPage } from "~/features/visitor/account/session-expired-page";
import { showExpired as loader } from "~/features/visitor/account/session-end.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ outcome }) => OUTCOME_TITLES[outcome], {
  also: [{ name: "robots", content: "noindex" }],
});

export { loader };

export default function SessionExpired() {
  return <SessionExpiredPage {...useLoaderData<typeof loader>()} />;
}
