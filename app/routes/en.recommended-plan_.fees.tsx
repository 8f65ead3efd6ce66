import { json } from "@remix-run/node";
import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FeesPage } from "~/features/plan/fees-page";
import { viewFees } from "~/features/plan/view-fees";
import { visitAdvised } from "~/features/plan/visit-advised.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.fees.title ?? "What your plan costs"} – Baobab` },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { recommended, customised, headers } = await visitAdvised(request);
  return json(viewFees(recommended, customised, new URL(request.url).searchParams), { headers });
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Fees() {
  return <FeesPage {...useLoaderData<typeof loader>()} />;
}
