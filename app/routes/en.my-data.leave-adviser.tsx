import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeaveAdviserPage } from "~/features/visitor/account/my-data/leave-adviser-page";
import { askToLeave, submitLeaving } from "~/features/visitor/account/my-data/leave-adviser.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Leave your adviser – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToLeave(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitLeaving(request);
  // The page is rendered in this same request, and its title has to say that something went wrong.
  context.isRefused = response.status === 422;
  return response;
}

export default function LeaveAdviser() {
  return <LeaveAdviserPage {...useLoaderData<typeof loader>()} />;
}
