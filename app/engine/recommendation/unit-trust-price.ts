/**
 * The unit trust's cost in lasting income after tax: beside a life annuity a rand in it pays less than a rand
 * that buys more of the annuity, and its freedom from tax does not always make up for that. The middle way is
 * a smaller unit trust that only raises the accessible money to six months of the need.
 */
import type { UnitTrustPrice, WithoutUnitTrust } from "../advice/told-figures";
import type { Product } from "../case/retirement-case";
import { investCash, splitSavings, type PlanContext } from "./plan-context";
import { afterTaxPerMonth, lastingPerMonth, productIncomes, type PlanIncomes } from "./plan-incomes";

/** Months of the need that the middle way leaves accessible. */
const MONTHS_WITHIN_REACH = 6;

/** A cost below this fraction of the income counts as none: it may be sampling error. */
const LEAST_COST_SHARE = 0.002;

/** The plan with another lump sum, paying its full lasting income. */
function takeInCash(lumpSum: number, context: PlanContext): PlanContext {
  const { retirementCase, basis, choices } = context;
  const cash = splitSavings(retirementCase, { ...choices, lumpSum }, basis);
  return { ...context, choices: { ...choices, paidShare: 1 }, ...investCash(cash, basis) };
}

/** The middle way, where its lump sum is smaller than the plan's and larger than that for the needs alone. */
function findMiddle(
  product: Product,
  { allIn, afterTaxAllIn, incomes }: { allIn: PlanContext; afterTaxAllIn: number; incomes: PlanIncomes },
  context: PlanContext,
): UnitTrustPrice["middle"] {
  const { cash, retirementCase } = context;
  const perMonth = retirementCase.incomeNeededPerMonth ?? afterTaxPerMonth(incomes, context);
  const missing = MONTHS_WITHIN_REACH * perMonth - cash.emergencySavings - cash.ownSavings;
  if (missing <= 0 || missing >= cash.unitTrust) return null;
  const middle = takeInCash(allIn.cash.grossLumpSum + missing, context);
  const keptPerMonth = afterTaxPerMonth(productIncomes(product, middle), middle);
  return {
    lumpSum: middle.cash.grossLumpSum,
    unitTrust: middle.cash.unitTrust,
    monthsWithinReach: MONTHS_WITHIN_REACH,
    afterTaxPerMonth: keptPerMonth,
    costPerMonth: afterTaxAllIn - keptPerMonth,
  };
}

/**
 * Finds the lasting income with everything in the annuity, and the unit trust's cost after tax.
 * @param incomes of the plan
 * @returns amounts a month; a null price for a plan with a desired income, and where the unit trust costs nothing
 * cost: a pass over the paths for a living annuity, two where the unit trust costs something
 */
export function priceUnitTrust(
  product: Product,
  incomes: PlanIncomes,
  context: PlanContext,
): WithoutUnitTrust {
  const allIn = takeInCash(0, context);
  const without = productIncomes(product, allIn);
  const afterTaxAllIn = afterTaxPerMonth(without, allIn);
  const told = {
    incomeAllInAnnuityPerMonth: lastingPerMonth(without),
    afterTaxAllInAnnuityPerMonth: afterTaxAllIn,
  };
  const costPerMonth = afterTaxAllIn - afterTaxPerMonth(incomes, context);
  const isPriced = context.choices.paidShare === 1 && context.cash.unitTrust > 0;
  if (!isPriced || costPerMonth < LEAST_COST_SHARE * afterTaxAllIn) return { ...told, unitTrustPrice: null };
  const middle = findMiddle(product, { allIn, afterTaxAllIn, incomes }, context);
  return { ...told, unitTrustPrice: { costPerMonth, lumpSumWithout: allIn.cash.grossLumpSum, middle } };
}
