import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionEndsPage } from "~/features/visitor/account/session-ends-page";
import { showSessionEnds, stayLoggedIn } from "~/features/visitor/account/session-end.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Still there?", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showSessionEnds(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return stayLoggedIn(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SessionEnds() {
  return <SessionEndsPage {...useLoaderData<typeof loader>()} />;
}
