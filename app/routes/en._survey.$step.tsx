import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { showStep } from "~/features/visitor/survey/show-step.server";
import { StepPage } from "~/features/visitor/survey/step-page";
import type { StepRefusal } from "~/features/visitor/survey/step-view";
import { readStep } from "~/words/survey/steps";
import { submitStep } from "~/features/visitor/survey/submit-step.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled<typeof loader>(({ name, step }) => `${name} – Step ${step} of 7`, {
  description: ({ step }) =>
    `Step ${step} of seven questions that lead to a retirement income plan with its reasons. Free, and no account is needed.`,
  isWrong: ({ mistakes, notice }) => mistakes.length > 0 || notice !== undefined,
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showStep(request, requireStep(params.step), wasRefused(context));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerForm(context, await submitStep(request, requireStep(params.step)));
}

function requireStep(text: string | undefined) {
  const step = readStep(text);
  if (!step) throw new Response("Not found", { status: 404 });
  return step;
}

export default function Step() {
  return <StepPage view={useLoaderData<typeof loader>()} refusal={useActionData<StepRefusal>()} />;
}
