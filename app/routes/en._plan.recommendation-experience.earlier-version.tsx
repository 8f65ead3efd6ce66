import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EarlierVersionPage } from "~/features/plan/explanation/earlier-version-page";
import {
  askAboutEarlierVersion,
  settleEarlierVersion,
} from "~/features/plan/explanation/earlier-version.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("A plan of an earlier version");

export async function loader({ request }: LoaderFunctionArgs) {
  return askAboutEarlierVersion(request);
}

export async function action(args: ActionFunctionArgs) {
  return settleEarlierVersion(args);
}

export default function EarlierVersion() {
  return <EarlierVersionPage {...useLoaderData<typeof loader>()} />;
}
