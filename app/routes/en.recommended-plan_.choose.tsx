import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChoosePage } from "~/features/plan/page/selection/choose-page";
import { showPlanChoice, submitPlanChoice } from "~/features/plan/page/selection/choose.server";
import { wasRefused } from "~/web/forms/answer-form";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data?.isRefused ? "Error: " : ""}${data?.view.kind === "chosen" ? "Your choice" : "Choose your plan"} – Baobab`,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showPlanChoice(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitPlanChoice(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Choose() {
  return <ChoosePage view={useLoaderData<typeof loader>().view} />;
}
