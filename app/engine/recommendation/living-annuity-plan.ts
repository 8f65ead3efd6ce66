/** A living annuity of either kind before its income: what it leaves, what the pool adds, and how far its income may go. */
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { confidencesFor } from "../drawdown/common-confidence";
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import { lookFirst, type FirstLook } from "../drawdown/sustainable-income";
import type { PlanChoices } from "./decide-plan";
import type { Outlook } from "./plan-context";

/** Which of the living annuities, and what its dependants are left. */
export type LivingAnnuityChoice = {
  product: "LivingAnnuity" | "LivingAnnuityPlus";
  /** Share of the capital left to dependants; 1 for a plain living annuity. */
  dependantsShare: number;
  applyExclusion: boolean;
};

/** A living annuity on the plan's markets. */
export type LivingAnnuityPlan = {
  choice: LivingAnnuityChoice;
  look: FirstLook;
  credits: Float64Array;
  sharesLeft: Float64Array;
};

/** What a living annuity of either kind leaves, by the plan's choices. */
export function chooseLivingAnnuity(
  product: LivingAnnuityChoice["product"],
  { dependantsShare, applyExclusion }: Pick<PlanChoices, "dependantsShare" | "applyExclusion">,
): LivingAnnuityChoice {
  if (product === "LivingAnnuity") return { product, dependantsShare: 1, applyExclusion: false };
  return { product, dependantsShare, applyExclusion };
}

/** Plans a living annuity: a first look is taken at its ceilings. */
export function planLivingAnnuity(choice: LivingAnnuityChoice, outlook: Outlook): LivingAnnuityPlan {
  const { lifetimes, basis, funds } = outlook;
  const pool = { mortality: lifetimes.poolMortality, ...choice };
  const credits = poolCredits(pool);
  const { maximumShare } = basis.rules.drawdown;
  const ceilings = livingAnnuityCeilings({ fund: funds.annuity, credits, maximumShare });
  const confidences = confidencesFor(2, basis.targetConfidenceShare);
  const look = lookFirst(ceilings, lifetimes.deaths, confidences);
  return { choice, look, credits, sharesLeft: sharesLeft(pool) };
}
