import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isExplained, readStepNumber, sayStep } from "~/features/plan/walk-through/flow";
import { showWalkThroughStep } from "~/features/plan/explanation/show-step.server";
import { submitWalkThroughStep } from "~/features/plan/explanation/submit-step.server";
import { WalkThroughPage } from "~/features/plan/explanation/walk-through-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ name, step }) => `${name} – ${sayStep(step)}`, {
  isWrong: ({ hasMistakes }) => hasMistakes,
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const step = requireStep(params.step);
  return showWalkThroughStep(request, step);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitWalkThroughStep(args, requireStep(params.step));
}

function requireStep(text: string | undefined) {
  const step = readStepNumber(text);
  if (!step || !isExplained(step)) throw new Response("Not found", { status: 404 });
  return step;
}

export default function WalkThroughStep() {
  return <WalkThroughPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
