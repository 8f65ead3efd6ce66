import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readChangedNeeds, writeChangedNeeds } from "~/features/session/changed-needs.server";
import { forgetWalkThrough } from "~/features/session/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { writePlace } from "~/features/session/place.server";
import { answerInPlace } from "~/ui/form";
import { RECOMMENDED_PLAN, writeStepPath } from "./addresses";
import { enterWalkThrough, finishWalkThrough, overrideNeeds } from "./enter.server";
import { DECISION, findBackTarget, findNextTarget, readIncomeChoice } from "./flow";
import type { ExplainedStep } from "./flow";
import { readChosenShare } from "./step-choices.server";
import { UNCHOSEN, INCOME_CHOICE } from "./step-view";

/**
 * Handles a step's form. Next and Back lead to another step; accepting the income, and going straight to the plan, store
 * that the recommendation has been gone through. Accepting also stores what was changed on the way, and forgets the place.
 */
export async function submitWalkThroughStep(
  request: Request,
  step: ExplainedStep,
  start: string,
): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const { id, session, headers, facts, product } = await enterWalkThrough(request, start);
  const leadTo = (path: string, query = {}) =>
    redirect(writePlanAddress(path, id, query), { status: 303, headers });
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const intent = form.get("intent");
  const before = await readChangedNeeds(request, id);
  const needs = readChosenShare(step, form, { facts, needs: before });
  if (needs !== before) await carry(writeChangedNeeds(request, id, needs));
  if (intent === "back") return leadTo(writeStepPath(findBackTarget(step, product) ?? 1));

  const choice = readIncomeChoice(form.get(INCOME_CHOICE));
  const target = intent === "plan" ? "plan" : findNextTarget(step, product, choice);
  if (target === undefined) return leadTo(writeStepPath(step), { [UNCHOSEN]: "" });
  if (target !== "plan") {
    if (step === DECISION) await carry(writePlace(request, id, { step, choice }));
    return leadTo(writeStepPath(target));
  }
  const isAccepted = intent !== "plan";
  const overridden = isAccepted ? await overrideNeeds(id, session, needs) : {};
  const { failure } = overridden.failure ? overridden : await finishWalkThrough(id, session);
  if (failure) return answerInPlace(form, failure, headers);
  if (isAccepted) await carry(forgetWalkThrough(id));
  return leadTo(RECOMMENDED_PLAN);

  async function carry(cookies: readonly string[] | Promise<readonly string[]>) {
    for (const cookie of await cookies) headers.append("Set-Cookie", cookie);
  }
}
