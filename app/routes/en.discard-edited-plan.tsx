import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DiscardEditedPlanPage } from "~/features/visitor/survey/discard-edited-plan-page";
import { askToDiscard, finishAgain } from "~/features/visitor/survey/finish-again.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Save your changed answers?", data?.isRefused);

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
