/**
 * A recommended plan with a person's changes. Product, reasons and everything unchanged stay as `advise` decided
 * them, no threshold is tested again, and the figures come from the same computation.
 */
import type { Adjustment, AdjustmentLimits, Amendment } from "./case/adjustment";
import type { Advice, AdviceOptions } from "./advice/advice";
import type { RetirementCase } from "./case/retirement-case";
import type { Basis } from "./basis/basis";
import {
  adjustChoices,
  chooseIncome,
  limitsBeside,
  limitsOf,
  requireWithin,
} from "./recommendation/adjustment-limits";
import { chooseGuaranteedShare } from "./recommendation/guaranteed-shares";
import { computePlan } from "./recommendation/compute-plan";
import { decidePlan } from "./recommendation/decide-plan";
import { holdOtherwise, holdPlan, type HeldPlan } from "./recommendation/held-plan";
import { preparePlan } from "./recommendation/plan-context";
import { lastingPerMonth, productIncomes, rangeForReduction } from "./recommendation/plan-incomes";

/** The recommended product's incomes under the plan's choices. */
function incomesOf({ decision, choices, outlook }: HeldPlan) {
  return productIncomes(decision.product, preparePlan(outlook, choices));
}

/** Refuses levers beside a desired income, which is found for the plan as recommended and would ignore them. */
function requireAlone({ desiredIncomePerMonth, ...others }: { desiredIncomePerMonth: number }): number {
  if (Object.values(others).some((value) => value !== undefined)) {
    throw new RangeError("desiredIncomePerMonth: cannot be combined with an adjustment");
  }
  return desiredIncomePerMonth;
}

/** Applies levers and funds to the plan. */
function adjustPlan({ limits, ...plan }: HeldPlan, adjustment: Adjustment): HeldPlan {
  const { lumpSum, holdings, guaranteedShare, ...others } = adjustment;
  const beside = adjustChoices(plan.decision, others, limits);
  const followed = lumpSum === undefined ? limits : limitsBeside(limits, beside, plan.outlook);
  const choices = adjustChoices(plan.decision, { ...others, lumpSum }, followed);
  const chosen = chooseGuaranteedShare(plan.decision, choices, guaranteedShare, plan.outlook);
  return holdOtherwise({ ...plan, limits: followed }, chosen, holdings);
}

/**
 * The full advice on an amended plan; with nothing changed, the recommended advice.
 * @throws RangeError naming the answer, option or change that is out of its limits
 * cost: as `advise`, and one more income
 */
export function amend(
  retirementCase: RetirementCase,
  amendment: Amendment,
  basis: Basis,
  options: AdviceOptions,
): Advice {
  const plan = holdPlan(retirementCase, basis, options);
  const incomes = incomesOf(plan);
  const choose = (desired: number) => {
    const range = { minimum: incomes.range.minimum / 12, maximum: incomes.range.maximum / 12 };
    return chooseIncome(plan.decision, desired, { range, lastingPerMonth: lastingPerMonth(incomes) });
  };
  const changed =
    "desiredIncomePerMonth" in amendment
      ? holdOtherwise(plan, choose(requireAlone(amendment)))
      : adjustPlan(plan, amendment);
  return { ...computePlan(changed), incomeRangeForReduction: rangeForReduction(incomes) };
}

/**
 * An adjusted plan's income a month: annuity and unit trust together, today's rand before tax, not rounded.
 * @throws RangeError naming the answer, option or change that is out of its limits
 * cost: some milliseconds for 4 096 paths with these markets cached, 0.3 seconds for other funds
 */
export function adjustedIncomePerMonth(
  retirementCase: RetirementCase,
  adjustment: Adjustment,
  basis: Basis,
  options: AdviceOptions,
): number {
  const plan = holdPlan(retirementCase, basis, options);
  return lastingPerMonth(incomesOf(adjustPlan(plan, adjustment)));
}

/**
 * The limits within which a recommended plan can be adjusted.
 * @param beside other changes: a later date raises the lump sum's maximum, smaller needs lower its minimum,
 *   and the capital left for the annuity decides which fractions can be guaranteed
 * @param debtRepaid the advised repayment of a debt with a given interest rate, today's rand: it depends on
 *   markets, which are not simulated again here. Without it all of the debt counts as wanted
 * @throws RangeError naming the answer or change that is out of its range
 * cost: well under a millisecond, no markets are simulated
 */
export function findLimits(
  retirementCase: RetirementCase,
  basis: Basis,
  { lumpSum, ...beside }: Omit<Adjustment, "guaranteedShare"> = {},
  debtRepaid?: number,
): AdjustmentLimits {
  const isCut = retirementCase.debtInterestShare !== undefined && debtRepaid !== undefined;
  const decision = decidePlan(isCut ? { ...retirementCase, debt: debtRepaid } : retirementCase, basis);
  const limits = limitsOf(decision, retirementCase, basis);
  const answers = { retirementCase, basis };
  if (Object.keys(beside).length === 0 && lumpSum === undefined) return limits;
  const followed = limitsBeside(limits, adjustChoices(decision, beside, limits), answers);
  if (lumpSum === undefined) return followed;
  return limitsBeside(followed, adjustChoices(decision, { ...beside, lumpSum }, followed), answers);
}

/** The plan's income for each value of a share that only the annuity depends on; the rest is computed once. */
function incomesByShare<Name extends "dependantsShare" | "partnerShare">(
  name: Name,
  shares: readonly number[],
  plan: HeldPlan,
): { share: number; incomePerMonth: number }[] {
  return shares.map((value) => {
    const share = requireWithin(name, value, { range: plan.limits[name], tolerance: 1e-9 });
    const choices = { ...plan.choices, [name]: share };
    return { share, incomePerMonth: lastingPerMonth(incomesOf({ ...plan, choices })) };
  });
}

/**
 * Incomes of a recommended living annuity plus with other dependants' shares.
 * @param shares from the minimum of the basis to 1
 * @returns total income a month for each, today's rand before tax, not rounded
 * @throws RangeError for another product and for shares out of range
 * cost: one pass over the paths for each share
 */
export function incomesByDependantsShare(
  retirementCase: RetirementCase,
  shares: readonly number[],
  basis: Basis,
  options: AdviceOptions,
): { dependantsShare: number; incomePerMonth: number }[] {
  const plan = holdPlan(retirementCase, basis, options);
  return incomesByShare("dependantsShare", shares, plan).map(({ share, incomePerMonth }) => ({
    dependantsShare: share,
    incomePerMonth,
  }));
}

/**
 * Incomes of a recommended life annuity with other partner's shares.
 * @param shares from 0 to 1
 * @returns total income a month for each, today's rand before tax, not rounded
 * @throws RangeError for another product, without a partner, and for shares out of range
 * cost: under a millisecond for each share
 */
export function incomesByPartnerShare(
  retirementCase: RetirementCase,
  shares: readonly number[],
  basis: Basis,
  options: AdviceOptions,
): { partnerShare: number; incomePerMonth: number }[] {
  const plan = holdPlan(retirementCase, basis, options);
  return incomesByShare("partnerShare", shares, plan).map(({ share, incomePerMonth }) => ({
    partnerShare: share,
    incomePerMonth,
  }));
}
