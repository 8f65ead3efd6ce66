/** A living annuity of either kind before its income: what it leaves, and what the pool adds. */
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import type { PlanChoices } from "./decide-plan";
import type { Lifetimes } from "./lifetimes";

/** Which of the living annuities, and what its dependants are left. */
export type LivingAnnuityChoice = {
  product: "LivingAnnuity" | "LivingAnnuityPlus";
  /** Share of the capital left to dependants; 1 for a plain living annuity. */
  dependantsShare: number;
  applyExclusion: boolean;
};

/** A living annuity over the plan's lifetimes, year by year. */
export type LivingAnnuityPlan = {
  choice: LivingAnnuityChoice;
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

/** Plans a living annuity. */
export function planLivingAnnuity(choice: LivingAnnuityChoice, { mortality }: Lifetimes): LivingAnnuityPlan {
  const pool = { mortality, ...choice };
  return { choice, credits: poolCredits(pool), sharesLeft: sharesLeft(pool) };
}
