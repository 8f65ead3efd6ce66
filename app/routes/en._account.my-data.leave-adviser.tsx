import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeaveAdviserPage } from "~/features/visitor/account/my-data/leave-adviser-page";
import { askToLeave, submitLeaving } from "~/features/visitor/account/my-data/leave-adviser.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Leave your adviser");

export async function loader({ request }: LoaderFunctionArgs) {
  return askToLeave(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitLeaving(args);
}

export default function LeaveAdviser() {
  return <LeaveAdviserPage {...useLoaderData<typeof loader>()} />;
}
