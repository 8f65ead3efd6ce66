import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepPlanPage } from "~/features/visitor/account/keep-plan-page";
import { askToKeep, submitKeep } from "~/features/visitor/account/keep-plan.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Keep this plan? – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToKeep(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitKeep(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function KeepPlan() {
  return <KeepPlanPage {...useLoaderData<typeof loader>()} />;
}
