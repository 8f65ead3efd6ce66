import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdviserRequestsPage } from "~/features/visitor/account/my-data/adviser-requests-page";
import {
  answerAdviserRequests,
  showAdviserRequests,
} from "~/features/visitor/account/my-data/adviser-requests.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Advisers who ask", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAdviserRequests(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return answerAdviserRequests(args);
}

export default function AdviserRequests() {
  return <AdviserRequestsPage {...useLoaderData<typeof loader>()} />;
}
