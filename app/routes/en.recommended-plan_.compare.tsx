import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComparisonPage } from "~/features/plan/page/comparison-page";
import { closeComparisonHint, showComparison } from "~/features/plan/page/comparison.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Compare"} – Baobab` },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return showComparison(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return closeComparisonHint(request);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Compare() {
  return <ComparisonPage {...useLoaderData<typeof loader>()} />;
}
