import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { EarlierVersionPage } from "~/features/plan/explanation/earlier-version-page";
import {
  askAboutEarlierVersion,
  settleEarlierVersion,
} from "~/features/plan/explanation/earlier-version.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}A plan of an earlier version – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askAboutEarlierVersion(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await settleEarlierVersion(request);
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function EarlierVersion() {
  return <EarlierVersionPage notice={useActionData<typeof action>()?.notice} />;
}
