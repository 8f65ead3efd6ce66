import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionEndsPage } from "~/features/visitor/account/session-ends-page";
import { showSessionEnds, stayLoggedIn } from "~/features/visitor/account/session-end.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Still there?");

export async function loader({ request }: LoaderFunctionArgs) {
  return showSessionEnds(request);
}

export async function action(args: ActionFunctionArgs) {
  return stayLoggedIn(args);
}

export default function SessionEnds() {
  return <SessionEndsPage {...useLoaderData<typeof loader>()} />;
}
