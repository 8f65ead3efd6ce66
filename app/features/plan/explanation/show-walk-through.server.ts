import { describeMissingSteps } from "~/words/changes/walk-through-decision";
import { showPage } from "~/web/identity/session.server";
import { enterWalkThrough } from "../walk-through/enter.server";
import { DECISION, findBackTarget, readStepNumber } from "../walk-through/flow";
import type { WalkThroughView } from "./steps/step-view";
import { describeStepsLeft } from "./steps/steps-left";
import { readWorkingNeeds } from "../change/working-needs.server";

/**
 * Shows the visitor's progress in the walk-through.
 * @param text the step in the address, where the route has it as a parameter
 * @returns null for an address of no step, whose route redirects or answers 404
 * @throws Response as `enterWalkThrough`
 */
export async function showWalkThrough(request: Request, text: string | undefined) {
  const [, , , own] = new URL(request.url).pathname.split("/");
  // The steps that change the income have addresses of their own.
  const step = readStepNumber(text ?? own);
  if (!step) return null;
  const entered = await enterWalkThrough(request);
  const { facts, product, session } = entered;
  const { isUnsaved } = await readWorkingNeeds(request, entered);
  const view: WalkThroughView = {
    progress: describeStepsLeft(step, product),
    hasBack: findBackTarget(step, product) !== undefined,
    note: step === DECISION ? describeMissingSteps(facts) : undefined,
    hasUnsaved: isUnsaved,
  };
  return showPage(view, session);
}
