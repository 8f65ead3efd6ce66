import type { AdjustNeeds } from "~/contract/adjust-needs";
import { isSuccess } from "~/contract/envelope";
import type { ProductRecommendation } from "~/contract/product-recommendation";
import { callBackend } from "~/backend/door.server";
import { preloadShares } from "~/features/session/preload.server";
import type { Session } from "~/features/session/session.server";
import type { PlanFacts } from "~/words/plan-facts";
import { DECISION, SHARE } from "./flow";
import type { ExplainedStep } from "./flow";
import { NEED_FIELDS } from "./increase/typed-needs";
import type { StepChoices } from "./walk-through-step";

/** The recommendation, and the needs that were changed in it so far. */
type Known = { facts: PlanFacts; needs: AdjustNeeds };

/**
 * Loads what a step shows besides the recommendation, so that no other step waits for it. What cannot be loaded is left
 * out, and the step says so or does without.
 */
export async function loadStepChoices(
  step: ExplainedStep,
  { id, session, facts, needs }: Known & { id: number; session: Session },
): Promise<StepChoices> {
  const { bearer } = session;
  if (step === SHARE) {
    const { annuity_recommendation: product } = facts.common;
    const { dependantsIncomes, failure } = await preloadShares(
      { product, plan: facts.product, id },
      1,
      session,
    );
    const share = needs.percent_capital_to_partner_dependants_annuity;
    return {
      dependantsIncomes,
      failure,
      dependentPercentage: share === undefined ? undefined : Math.round(share * 100),
    };
  }
  if (step === DECISION && Object.keys(needs).length > 0) {
    const answer = await callBackend("calculateIncome", { body: { id, ...needs } }, { bearer });
    return isSuccess(answer) ? { changedIncome: answer.return_object.monthly_income } : {};
  }
  return {};
}

/** The changed needs after a step's form; only the bubbles change any. */
export function readChosenShare(step: ExplainedStep, form: FormData, { facts, needs }: Known): AdjustNeeds {
  const share = Number(form.get(NEED_FIELDS.percent_capital_to_partner_dependants_annuity) ?? NaN) / 100;
  if (step !== SHARE || !isOffered(share, facts.product)) return needs;
  const isRecommended = Math.abs(share - facts.product.perct_capital_to_dependents) < 0.005;
  return { ...needs, percent_capital_to_partner_dependants_annuity: isRecommended ? undefined : share };
}

function isOffered(share: number, product: ProductRecommendation): boolean {
  return share >= product.min_perct_to_dependents && share <= product.max_perct_to_dependents;
}
