import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { showSurveyFrame } from "~/features/visitor/survey/show-frame.server";
import { SurveyFrame, SurveyTrouble } from "~/features/visitor/survey/survey-frame";
import { wasRefused } from "~/web/forms/answer-form";
import { titleTrouble } from "~/web/layout/trouble";
import { readStep } from "~/words/survey/steps";

export const meta = titleTrouble;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const step = readStep(params.step);
  return step ? showSurveyFrame(request, step, wasRefused(context)) : null;
}

export default function Survey() {
  return <SurveyFrame view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <SurveyTrouble view={useRouteLoaderData<typeof loader>("routes/en._survey")} />;
}
