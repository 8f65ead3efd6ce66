/** A living annuity of either kind before its income: the dependants' shares, and the pool's credits. */
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import type { PlanChoices } from "./decide-plan";
import type { Lifetimes } from "./lifetimes";

/** One of the living annuities, and its dependants' share. */
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

/** The living annuity of either kind under the plan's choices. */
export function chooseLivingAnnuity(
  product: LivingAnnuityChoice["product"],
  { dependantsShare, applyExclusion }: Pick<PlanChoices, "dependantsShare" | "applyExclusion">,
): LivingAnnuityChoice {
  if (product === "LivingAnnuity") return { product, dependantsShare: 1, applyExclusion: false };
  return { product, dependantsShare, applyExclusion };
}

/** Computes a living annuity's credits and dependants' shares by year. */
export function planLivingAnnuity(choice: LivingAnnuityChoice, { mortality }: Lifetimes): LivingAnnuityPlan {
  const pool = { mortality, ...choice };
  return { choice, credits: poolCredits(pool), sharesLeft: sharesLeft(pool) };
}
