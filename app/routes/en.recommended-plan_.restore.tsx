import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestorePage } from "~/features/plan/explanation/restore-page";
import { askToRestore, restoreRecommendation } from "~/features/plan/explanation/restore.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Go back to the recommended plan? – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToRestore(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await restoreRecommendation(request);
  // The page is rendered in this same request, and its title has to say that something went wrong.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Restore() {
  const { incomes, warnings } = useLoaderData<typeof loader>();
  return (
    <RestorePage incomes={incomes} warnings={warnings} notice={useActionData<typeof action>()?.notice} />
  );
}
