import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClearAnswersPage } from "~/features/visitor/survey/clear-answers-page";
import { askToClear, clearAnswers } from "~/features/visitor/survey/clear-answers.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Clear my answers – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToClear(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await clearAnswers(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function ClearMyAnswers() {
  const { losesPlan, backTo } = useLoaderData<typeof loader>();
  const notice = useActionData<typeof action>()?.notice;
  return <ClearAnswersPage losesPlan={losesPlan} backTo={backTo} notice={notice} />;
}
