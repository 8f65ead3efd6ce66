import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OUTCOME_TITLES, SessionExpiredPage } from "~/features/visitor/account/session-expired-page";
import { showExpired } from "~/features/visitor/account/session-end.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${OUTCOME_TITLES[data?.outcome ?? "unknown"]} – Baobab` },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return showExpired(request);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SessionExpired() {
  return <SessionExpiredPage {...useLoaderData<typeof loader>()} />;
}
