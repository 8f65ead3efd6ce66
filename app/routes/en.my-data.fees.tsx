import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HigherFeesPage } from "~/features/desk/fees/higher-fees-page";
import { answerHigherFeesForm, showHigherFees } from "~/features/desk/fees/higher-fees.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Your fees", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showHigherFees(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return answerHigherFeesForm(args);
}

export default function HigherFees() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <HigherFeesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
