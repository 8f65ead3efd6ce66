import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DiscardEditedPlanPage } from "~/features/visitor/survey/discard-edited-plan-page";
import { askToDiscard, finishAgain } from "~/features/visitor/survey/finish-again.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Save your changed answers?");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToDiscard(request, wasRefused(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerForm(context, await finishAgain(request, true));
}

export default function DiscardEditedPlan() {
  const view = useLoaderData<typeof loader>();
  return <DiscardEditedPlanPage {...view} {...useActionData<typeof action>()} />;
}
