import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { ResultPage } from "~/features/plan/explanation/increase/result-page";
import { showResult, submitResult } from "~/features/plan/explanation/increase/result.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [{ title: `${data.hasMistakes ? "Error: " : ""}${data.heading} – Step 12 of 13 – Baobab` }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showResult(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitResult(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default ResultPage;
