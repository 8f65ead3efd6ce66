import { checkNeeds } from "~/contract/plan/check-needs";
import { type Recommendation, recommendationSchema } from "~/contract/plan/recommendation";
import type { AdviceOptions, Assumptions, Basis, RetirementCase } from "~/engine";
import { selectPlanType } from "../plans/plans";
import { getDatabase, type Transaction } from "../store/connection";
import { findAdjustLimits, toAmendment } from "../recommendation/adjustment";
import { computeOffThread } from "../calculation/advice-pool";
import { type Amended, discardAmended, findAttributes, storeAmended } from "../recommendation/amended";
import { mailDroppedChanges } from "../notices/mail-dropped-changes";
import { presentRecommendation } from "../recommendation/present-recommendation";
import type { Given } from "../recommendation/recommendations";

type Ground = {
  /** The new recommendation. */
  recommendation: Recommendation;
  given: Pick<Given, "adviceDate" | "seed" | "assumptions">;
  retirementCase: RetirementCase;
  basis: Basis;
  assumptions: Assumptions;
  options: AdviceOptions;
};

/**
 * The outcome of reapplying a plan's amendments: an amended recommendation, `impossible`, or undefined if
 * none.
 */
export type Reapplied = { amended: Amended; given: Ground["given"] } | "impossible" | undefined;

/** Applies a plan's amendments to its new recommendation. */
export async function reapply(planId: number, ground: Ground): Promise<Reapplied> {
  const found = await findAttributes(getDatabase(), planId);
  if (!found) return undefined;
  const { attributes } = found;
  const { recommendation, given, retirementCase, basis, assumptions, options } = ground;
  const { desired_gross_monthly_income: desired, ...needs } = attributes;
  const limits = findAdjustLimits({ retirementCase, basis, given: { recommendation } }, needs);
  if (desired === undefined && checkNeeds(needs, limits).length > 0) return "impossible";
  const amendment = toAmendment(attributes, { limits, basis });
  const asked = { retirementCase, amendment };
  const advised = await computeOffThread({ kind: "amendedAdvice", asked, assumptions, options });
  if (!advised.ok) return "impossible";
  const presented = recommendationSchema.safeParse(presentRecommendation(advised.value, basis, "edit"));
  if (!presented.success) return "impossible";
  const { engineVersion } = advised.value;
  return { given, amended: { recommendation: presented.data, attributes, engineVersion } };
}

/** Stores the outcome. Impossible amendments are discarded, our recommendation counts, and a mail says so. */
export async function keepReapplied(tx: Transaction, planId: number, reapplied: Reapplied): Promise<void> {
  if (!reapplied) return;
  if (reapplied !== "impossible") return storeAmended(tx, planId, reapplied);
  await discardAmended(tx, planId);
  await selectPlanType(tx, planId, { planType: "base", at: null });
  await mailDroppedChanges(tx, planId);
}
