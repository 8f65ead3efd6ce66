import { useLoaderData } from "@remix-run/react";
import { LeaveAdviserPage } from "~/features/visitor/account/my-data/leave-adviser-page";
import {
  askToLeave as loader,
  submitLeaving as action,
} from "~/features/visitor/account/my-data/leave-adviser.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Leave your adviser");

export { action, loader };

export default function LeaveAdviser() {
  return <LeaveAdviserPage {...useLoaderData<typeof loader>()} />;
}
