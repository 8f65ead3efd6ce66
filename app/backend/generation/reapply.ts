import { checkNeeds } from "~/contract/plan/adjust-rules";
import { recommendationSchema } from "~/contract/plan/recommendation";
import type { AdviceOptions, Assumptions, Basis, RetirementCase } from "~/engine";
import { selectPlanType } from "../plans/plans";
import { getDatabase } from "../store/connection";
import type { Transaction } from "../store/connection";
import { findAdjustLimits, toCustomisation } from "../recommendation/adjustment";
import { computeOffThread } from "../calculation/advice-pool";
import { discardCustomised, findAttributes, keepCustomised } from "../recommendation/customised";
import type { Customised } from "../recommendation/customised";
import { mailDroppedChanges } from "../notices/mail-dropped-changes";
import { presentRecommendation } from "../recommendation/present-recommendation";
import type { Given } from "../recommendation/recommendations";

type Ground = {
  given: Pick<Given, "adviceDate" | "seed" | "assumptions">;
  retirementCase: RetirementCase;
  basis: Basis;
  assumptions: Assumptions;
  options: AdviceOptions;
};

/** What became of what was changed in a plan: applied to the new recommendation, no longer possible, or nothing was. */
export type Reapplied = { customised: Customised; given: Ground["given"] } | "impossible" | undefined;

/** Applies what was changed in a plan to its new recommendation. */
export async function reapply(planId: number, ground: Ground): Promise<Reapplied> {
  const found = await findAttributes(getDatabase(), planId);
  if (!found) return undefined;
  const { attributes } = found;
  const { given, retirementCase, basis, assumptions, options } = ground;
  const limits = findAdjustLimits({ retirementCase, basis });
  const { desired_gross_monthly_income: desired, ...needs } = attributes;
  if (desired === undefined && checkNeeds(needs, limits).length > 0) return "impossible";
  const customisation = toCustomisation(attributes, { limits, basis });
  const asked = { retirementCase, customisation };
  const advised = await computeOffThread({ kind: "customisedAdvice", asked, assumptions, options });
  if (!advised.ok) return "impossible";
  const presented = recommendationSchema.safeParse(presentRecommendation(advised.value, basis, "edit"));
  if (!presented.success) return "impossible";
  const { engineVersion } = advised.value;
  return { given, customised: { recommendation: presented.data, attributes, engineVersion } };
}

/** Stores it. What is no longer possible goes, our recommendation counts, and those whom it concerns are told. */
export async function keepReapplied(tx: Transaction, planId: number, reapplied: Reapplied): Promise<void> {
  if (!reapplied) return;
  if (reapplied !== "impossible") return keepCustomised(tx, planId, reapplied);
  await discardCustomised(tx, planId);
  await selectPlanType(tx, planId, { planType: "base", at: null });
  await mailDroppedChanges(tx, planId);
}
