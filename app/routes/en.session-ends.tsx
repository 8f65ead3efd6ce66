import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionEndsPage } from "~/features/visitor/account/session-ends-page";
import { showSessionEnds, stayLoggedIn } from "~/features/visitor/account/session-end.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Still there? – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showSessionEnds(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await stayLoggedIn(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SessionEnds() {
  return <SessionEndsPage {...useLoaderData<typeof loader>()} />;
}
