import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readPlace, storeStep } from "~/web/cookies/place.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { writeStepPath } from "../walk-through/addresses";
import { enterWalkThrough } from "../walk-through/enter.server";
import {
  DECISION,
  type ExplainedStep,
  findShownStep,
  readIncomeChoice,
  readStepNumber,
} from "../walk-through/flow";
import { loadStepChoices } from "./step-choices.server";
import { NOTHING_CHOSEN, type StepPageView, UNCHOSEN } from "./steps/step-view";
import { walkThroughSteps } from "./steps/registry";
import { readWorkingNeeds } from "../change/working-needs.server";

/**
 * Shows a step, and remembers it as the place to come back to.
 * @throws Response as `enterWalkThrough`; a redirect to the next step if the product does not have this one
 */
export async function showWalkThroughStep(request: Request, step: ExplainedStep) {
  const entered = await enterWalkThrough(request);
  const { id, named, headers, facts, product } = entered;
  const shown = findShownStep(step, product);
  if (shown !== step) throw redirect(writePlanAddress(writeStepPath(shown), named), { headers });
  const choice = readIncomeChoice((await readPlace(request, id))?.choice);
  for (const cookie of await storeStep(request, id, step)) headers.append("Set-Cookie", cookie);
  const isUnchosen = step === DECISION && new URL(request.url).searchParams.has(UNCHOSEN);
  const working = await readWorkingNeeds(request, entered);
  const choices = await loadStepChoices(step, entered, working);
  const described = walkThroughSteps[step].describe(facts, choices);
  const said = described.chart ? { ...described, chart: withDrawings(described.chart) } : described;
  const view: StepPageView = {
    step,
    heading: said.heading,
    name: said.name ?? said.heading,
    said,
    action: writePlanAddress(writeStepPath(step), named),
    choice,
    mistakes: isUnchosen ? [NOTHING_CHOSEN] : [],
    hasMistakes: isUnchosen || choices.amendedPlan?.failure !== undefined,
  };
  return json(view, { headers, status: isUnchosen ? 422 : 200 });
}

/**
 * Redirects to the visitor's place in the explanation of a plan, or to its first step.
 * @throws Response as `enterWalkThrough`
 */
export async function findPlace(request: Request) {
  const { id, named, headers } = await enterWalkThrough(request);
  const place = await readPlace(request, id);
  const step = readStepNumber(String(place?.step)) ?? 1;
  return redirect(writePlanAddress(writeStepPath(step), named), { headers });
}
