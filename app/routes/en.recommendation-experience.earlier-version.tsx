import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { EarlierVersionPage } from "~/features/plan/explanation/earlier-version-page";
import {
  askAboutEarlierVersion,
  settleEarlierVersion,
} from "~/features/plan/explanation/earlier-version.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("A plan of an earlier version", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askAboutEarlierVersion(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return settleEarlierVersion(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function EarlierVersion() {
  return <EarlierVersionPage notice={useActionData<typeof action>()?.notice} />;
}
