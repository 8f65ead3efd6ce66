import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { showStep } from "~/features/visitor/survey/show-step.server";
import { StepPage } from "~/features/visitor/survey/step-page";
import { readStep } from "~/words/survey/steps";
import { submitStep } from "~/features/visitor/survey/submit-step.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [{ title: `${data.hasMistakes ? "Error: " : ""}${data.name} – Step ${data.step} of 7 – Baobab` }];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showStep(request, requireStep(params.step), context.isRefused === true);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await submitStep(request, requireStep(params.step));
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

function requireStep(text: string | undefined) {
  const step = readStep(text);
  if (!step) throw new Response("Not found", { status: 404 });
  return step;
}

export default StepPage;
