import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DiscardEditedPlanPage } from "~/features/visitor/survey/discard-edited-plan-page";
import { askToDiscard, finishAgain } from "~/features/visitor/survey/finish-again.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Save your changed answers? – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToDiscard(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await finishAgain(request, true);
  context.isRefused = response.status === 422;
  return response;
}

export default function DiscardEditedPlan() {
  const view = useLoaderData<typeof loader>();
  return <DiscardEditedPlanPage {...view} {...useActionData<typeof action>()} />;
}
