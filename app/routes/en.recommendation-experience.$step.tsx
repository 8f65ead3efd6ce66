import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isExplained, readStepNumber } from "~/features/plan/explanation/flow";
import { showWalkThroughStep } from "~/features/plan/explanation/show-step.server";
import { submitWalkThroughStep } from "~/features/plan/explanation/submit-step.server";
import { WalkThroughPage } from "~/features/plan/explanation/walk-through-page";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [
    { title: `${data.hasMistakes ? "Error: " : ""}${data.heading} – Step ${data.step} of 13 – Baobab` },
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const step = requireStep(params.step);
  return showWalkThroughStep(request, step, context.isRefused === true);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await submitWalkThroughStep(request, requireStep(params.step));
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

function requireStep(text: string | undefined) {
  const step = readStepNumber(text);
  if (!step || !isExplained(step)) throw new Response("Not found", { status: 404 });
  return step;
}

export default WalkThroughPage;
