import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { ResultPage } from "~/features/plan/explanation/increase/result-page";
import { showResult, submitResult } from "~/features/plan/explanation/increase/result.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return writeTitle(`${data.heading} – Step 12 of 13`, data.hasMistakes);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showResult(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitResult(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default ResultPage;
