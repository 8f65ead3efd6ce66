import { type AdjustNeeds, readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { pickChanges } from "~/contract/plan/adjust-rules";
import { LEVERS } from "~/contract/plan/levers";
import type { ProductRecommendation } from "~/contract/plan/product-recommendation";
import { preloadShares } from "../change/preload.server";
import { comparePlans } from "~/words/changes/compare-plans";
import type { PlanFacts } from "~/words/plan/plan-facts";
import type { AmendedPlan } from "~/words/changes/describe-amended-plan";
import type { Entered } from "../walk-through/enter.server";
import { DECISION, type ExplainedStep, SHARE } from "../walk-through/flow";
import { previewPlan } from "../change/preview.server";
import type { StepChoices } from "./steps/walk-through-step";
import type { WorkingNeeds } from "../change/working-needs.server";

/**
 * Loads a step's data besides the recommendation, for which no other step waits. Data that cannot be loaded is
 * left out, and the step says so.
 */
export async function loadStepChoices(
  step: ExplainedStep,
  entered: Entered,
  working: WorkingNeeds,
): Promise<StepChoices> {
  if (step === DECISION) return { amendedPlan: await findAmendedPlan(entered, working) };
  if (step !== SHARE) return {};
  const { id, session, facts, product } = entered;
  const share = working.progress.needs.percent_capital_to_partner_dependants_annuity;
  return {
    ...(await preloadShares({ product, plan: facts.product, id }, 1, session)),
    dependentPercentage: share === undefined ? undefined : Math.round(share * 100),
  };
}

/** The changed plan beside the recommendation; undefined if nothing was changed. */
async function findAmendedPlan(entered: Entered, working: WorkingNeeds): Promise<AmendedPlan | undefined> {
  const { facts, amended } = entered;
  const { needs } = working.progress;
  const saved = amended?.income.total;
  if (!working.isUnsaved)
    return amended && { state: "saved", saved, comparison: comparePlans(facts, amended) };
  if (Object.keys(needs).length === 0) return { state: "taken back", saved };
  return { state: "unsaved", saved, ...(await previewPlan(entered, needs)) };
}

/** The field of the share's bubbles. */
export const SHARE_FIELD = LEVERS.percent_capital_to_partner_dependants_annuity.inForm;

/** The changed needs after a step's form; only the bubbles change any. */
export function readChosenShare(
  step: ExplainedStep,
  form: FormData,
  { facts, needs }: { facts: PlanFacts; needs: AdjustNeeds },
): AdjustNeeds {
  const share = Number(form.get(SHARE_FIELD) ?? NaN) / 100;
  if (step !== SHARE || !isOffered(share, facts.product)) return needs;
  const chosen = { ...needs, percent_capital_to_partner_dependants_annuity: share };
  return pickChanges(chosen, readRecommendedNeeds(facts.recommendation));
}

function isOffered(share: number, product: ProductRecommendation): boolean {
  return share >= product.min_perct_to_dependents && share <= product.max_perct_to_dependents;
}
