/** The state's older person's grant that a plan may leave room for: shown beside it, in none of its figures. */
import { estimateGrant, findGrant, type GrantRange } from "~/base/law/older-persons-grant";
import type { ProductAdvice } from "../advice/advice";
import { expectedNominalNetReturn } from "../market/expected-net-return";
import { firstOthersBeforeTax } from "./other-incomes";
import type { PlanContext } from "./plan-context";

/**
 * The range of the grant from 60 on, by the amounts of the advice date. The plan's income before tax counts
 * with other income, and so does the unit trust's expected return on emergency money; unit trust, own savings
 * and emergency money count as assets, the annuity does not.
 * @param recommended the advice on the plan's product
 * @returns null where income or assets reach a limit
 */
export function rangeGrant(
  { outcomes: { expected } }: ProductAdvice,
  { cash, retirementCase, basis, lifetimes }: PlanContext,
): GrantRange | null {
  const { adviceDate, partner } = retirementCase;
  const earned = (cash.emergencySavings * expectedNominalNetReturn(basis, "unitTrust")) / 12;
  return estimateGrant(findGrant(adviceDate, lifetimes.ageAtRetirement), {
    incomePerMonth:
      expected.incomeFromAnnuityPerMonth +
      expected.incomeFromUnitTrustPerMonth +
      firstOthersBeforeTax(retirementCase, basis) / 12 +
      earned,
    assets: cash.unitTrust + cash.ownSavings + cash.emergencySavings,
    isCouple: partner !== undefined,
  });
}
