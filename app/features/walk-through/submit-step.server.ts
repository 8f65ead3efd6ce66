import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { clearPlace, writePlace } from "~/features/session/place.server";
import { answerInPlace } from "~/ui/form";
import { writeStepPath } from "./addresses";
import { enterWalkThrough, finishWalkThrough } from "./enter.server";
import { DECISION, findBackTarget, findNextTarget, readIncomeChoice } from "./flow";
import type { ExplainedStep } from "./flow";
import { UNCHOSEN, INCOME_CHOICE } from "./step-view";

/**
 * Handles a step's form. Next and Back lead to another step; accepting the income, and going straight to the plan, store
 * that the recommendation has been gone through. Whoever goes straight there finds their place again later.
 */
export async function submitWalkThroughStep(
  request: Request,
  step: ExplainedStep,
  start: string,
): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const { id, session, headers, product } = await enterWalkThrough(request, start);
  const leadTo = (path: string, query = {}) =>
    redirect(writePlanAddress(path, id, query), { status: 303, headers });
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const intent = form.get("intent");
  if (intent === "back") return leadTo(writeStepPath(findBackTarget(step, product) ?? 1));

  const choice = readIncomeChoice(form.get(INCOME_CHOICE));
  const target = intent === "plan" ? "plan" : findNextTarget(step, product, choice);
  if (target === undefined) return leadTo(writeStepPath(step), { [UNCHOSEN]: "" });
  if (target !== "plan") {
    if (step === DECISION) await remember({ step, choice });
    return leadTo(writeStepPath(target));
  }
  const { failure } = await finishWalkThrough(id, session);
  if (failure) return answerInPlace(form, failure, headers);
  if (intent !== "plan") headers.append("Set-Cookie", clearPlace(id));
  return leadTo("/en/recommended-plan");

  async function remember(place: { step: number; choice?: string }) {
    for (const cookie of await writePlace(request, id, place)) headers.append("Set-Cookie", cookie);
  }
}
