import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DecreasePage } from "~/features/plan/explanation/decrease/decrease-page";
import { showDecrease } from "~/features/plan/explanation/decrease/show-decrease.server";
import { submitDecrease } from "~/features/plan/explanation/decrease/submit-decrease.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [{ title: `${data.hasMistakes ? "Error: " : ""}${data.heading} – Step 13 of 13 – Baobab` }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showDecrease(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitDecrease(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default DecreasePage;
