import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DecreasePage } from "~/features/plan/explanation/decrease/decrease-page";
import { showDecrease } from "~/features/plan/explanation/decrease/show-decrease.server";
import { submitDecrease } from "~/features/plan/explanation/decrease/submit-decrease.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return writeTitle(`${data.heading} – Step 13 of 13`, data.hasMistakes);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showDecrease(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitDecrease(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default DecreasePage;
