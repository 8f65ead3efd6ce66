import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComparisonPage } from "~/features/plan/page/comparison-page";
import { closeComparisonHint, showComparison as loader } from "~/features/plan/page/comparison.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ title }) => title);

export async function action({ request }: ActionFunctionArgs) {
  return closeComparisonHint(request);
}

export { loader };

export default function Compare() {
  return <ComparisonPage {...useLoaderData<typeof loader>()} />;
}
