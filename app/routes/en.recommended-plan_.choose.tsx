import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChoosePage } from "~/features/plan/page/selection/choose-page";
import { showPlanChoice, submitPlanChoice } from "~/features/plan/page/selection/choose.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data?.isRefused ? "Error: " : ""}${data?.view.kind === "chosen" ? "Your choice" : "Choose your plan"} – Baobab`,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showPlanChoice(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitPlanChoice(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Choose() {
  return <ChoosePage view={useLoaderData<typeof loader>().view} />;
}
