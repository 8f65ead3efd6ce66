import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeaveAdviserPage } from "~/features/visitor/account/my-data/leave-adviser-page";
import { askToLeave, submitLeaving } from "~/features/visitor/account/my-data/leave-adviser.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Leave your adviser", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToLeave(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitLeaving(args);
}

export default function LeaveAdviser() {
  return <LeaveAdviserPage {...useLoaderData<typeof loader>()} />;
}
