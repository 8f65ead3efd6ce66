import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClearAnswersPage } from "~/features/visitor/survey/clear-answers-page";
import { askToClear, clearAnswers } from "~/features/visitor/survey/clear-answers.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Clear my answers", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToClear(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return clearAnswers(args);
}

export default function ClearMyAnswers() {
  const { losesPlan, backTo } = useLoaderData<typeof loader>();
  const notice = useActionData<typeof action>()?.notice;
  return <ClearAnswersPage losesPlan={losesPlan} backTo={backTo} notice={notice} />;
}
