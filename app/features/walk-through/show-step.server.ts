import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readChangedNeeds } from "~/features/session/changed-needs.server";
import { readPlace, rememberStep } from "~/features/session/place.server";
import { writeStepPath } from "./addresses";
import { enterWalkThrough } from "./enter.server";
import { DECISION, findBackTarget, findShownStep, readIncomeChoice, readStepNumber } from "./flow";
import type { ExplainedStep } from "./flow";
import { loadStepChoices } from "./step-choices.server";
import { UNCHOSEN, NOTHING_CHOSEN } from "./step-view";
import type { StepPageView } from "./step-view";
import { walkThroughSteps } from "./steps/registry";

type Showing = { start: string; isRefused: boolean };

/**
 * Shows a step, and remembers it as the place to come back to.
 * @param isRefused whether the page answers a form that was refused
 * @throws Response as `enterWalkThrough`; a redirect to the next step if the product does not have this one
 */
export async function showWalkThroughStep(
  request: Request,
  step: ExplainedStep,
  { start, isRefused }: Showing,
) {
  const { id, session, headers, facts, product } = await enterWalkThrough(request, start);
  const shown = findShownStep(step, product);
  if (shown !== step) throw redirect(writePlanAddress(writeStepPath(shown), id), { headers });
  const choice = readIncomeChoice((await readPlace(request, id))?.choice);
  for (const cookie of await rememberStep(request, id, step)) headers.append("Set-Cookie", cookie);
  const isUnchosen = step === DECISION && new URL(request.url).searchParams.has(UNCHOSEN);
  const needs = await readChangedNeeds(request, id);
  const choices = await loadStepChoices(step, { id, session, facts, needs });
  const said = walkThroughSteps[step].describe(facts, choices);
  const view: StepPageView = {
    step,
    heading: said.heading,
    said,
    action: writePlanAddress(writeStepPath(step), id),
    hasBack: findBackTarget(step, product) !== undefined,
    choice,
    mistakes: isUnchosen ? [NOTHING_CHOSEN] : [],
    hasMistakes: isRefused || isUnchosen,
  };
  return json(view, { headers, status: isUnchosen ? 422 : 200 });
}

/**
 * Leads to the place where the visitor was in the explanation of a plan, or to its first step.
 * @throws Response as `enterWalkThrough`
 */
export async function findPlace(request: Request, start: string) {
  const { id, headers } = await enterWalkThrough(request, start);
  const place = await readPlace(request, id);
  const step = readStepNumber(String(place?.step)) ?? 1;
  return redirect(writePlanAddress(writeStepPath(step), id), { headers });
}
