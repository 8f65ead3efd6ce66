import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { showStep } from "~/features/visitor/survey/show-step.server";
import { StepPage } from "~/features/visitor/survey/step-page";
import { readStep } from "~/words/survey/steps";
import { submitStep } from "~/features/visitor/survey/submit-step.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true, isFirst: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return writeTitle(`${data.name} – Step ${data.step} of 7`, data.hasMistakes);
};

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

export default StepPage;
