import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdviserRequestsPage } from "~/features/visitor/account/my-data/adviser-requests-page";
import {
  answerAdviserRequests,
  showAdviserRequests,
} from "~/features/visitor/account/my-data/adviser-requests.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Advisers who ask");

export async function loader({ request }: LoaderFunctionArgs) {
  return showAdviserRequests(request);
}

export async function action(args: ActionFunctionArgs) {
  return answerAdviserRequests(args);
}

export default function AdviserRequests() {
  return <AdviserRequestsPage {...useLoaderData<typeof loader>()} />;
}
