import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdviserRequestsPage } from "~/features/visitor/account/my-data/adviser-requests-page";
import {
  answerAdviserRequests,
  showAdviserRequests,
} from "~/features/visitor/account/my-data/adviser-requests.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Advisers who ask – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAdviserRequests(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await answerAdviserRequests(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function AdviserRequests() {
  return <AdviserRequestsPage {...useLoaderData<typeof loader>()} />;
}
