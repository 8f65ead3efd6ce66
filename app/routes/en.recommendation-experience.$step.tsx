import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isExplained, readStepNumber } from "~/features/plan/explanation/flow";
import { showWalkThroughStep } from "~/features/plan/explanation/show-step.server";
import { submitWalkThroughStep } from "~/features/plan/explanation/submit-step.server";
import { WalkThroughPage } from "~/features/plan/explanation/walk-through-page";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return writeTitle(`${data.heading} – Step ${data.step} of 13`, data.hasMistakes);
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const step = requireStep(params.step);
  return showWalkThroughStep(request, step, wasRefused(context));
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitWalkThroughStep(args, requireStep(params.step));
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
