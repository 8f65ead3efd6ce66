import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckAnswersPage } from "~/features/visitor/survey/check-answers-page";
import type { AnswersView } from "~/features/visitor/survey/check-answers-view";
import { showAnswers } from "~/features/visitor/survey/check-answers.server";
import { finishAgain } from "~/features/visitor/survey/finish-again.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Check your answers");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAnswers(request, wasRefused(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerForm(context, await finishAgain(request));
}

export default function CheckAnswers() {
  const view = useLoaderData<AnswersView>();
  return <CheckAnswersPage view={view} notice={useActionData<typeof action>()?.notice} />;
}
