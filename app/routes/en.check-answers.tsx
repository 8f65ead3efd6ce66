import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckAnswersPage } from "~/features/visitor/survey/check-answers-page";
import type { AnswersView } from "~/features/visitor/survey/check-answers-view";
import { showAnswers } from "~/features/visitor/survey/check-answers.server";
import { finishAgain } from "~/features/visitor/survey/finish-again.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Check your answers – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAnswers(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await finishAgain(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function CheckAnswers() {
  const view = useLoaderData<AnswersView>();
  return <CheckAnswersPage view={view} notice={useActionData<typeof action>()?.notice} />;
}
