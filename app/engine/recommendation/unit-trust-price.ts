/**
 * What the unit trust costs of the income that lasts, after tax: beside a life annuity a rand of it pays less than a rand that
 * buys more of the annuity, and what is not taxed of it does not always make up for that. Between the two stands a unit trust
 * that only brings the money within reach to what is needed in six months.
 */
import type { UnitTrustPrice, WithoutUnitTrust } from "../told-figures";
import type { Product } from "../retirement-case";
import { investCash, splitSavings, type PlanContext } from "./plan-context";
import { afterTaxPerMonth, lastingPerMonth, productIncomes, type PlanIncomes } from "./plan-incomes";

/** Months of what is needed that are kept within reach by the middle way. */
const MONTHS_WITHIN_REACH = 6;

/** A smaller part of the income is no price: it may be the sample's. */
const LEAST_COST_SHARE = 0.002;

/** The plan with another lump sum, which pays all that lasts. */
function takeInCash(lumpSum: number, context: PlanContext): PlanContext {
  const { retirementCase, basis, choices } = context;
  const cash = splitSavings(retirementCase, { ...choices, lumpSum }, basis);
  return { ...context, choices: { ...choices, paidShare: 1 }, ...investCash(cash, basis) };
}

/** What the middle way leaves, where it takes less than the plan and more than the needs alone. */
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
 * Finds what would last with everything in the annuity, and what of that the unit trust costs after tax.
 * @param incomes of the plan
 * @returns amounts a month; no price for a plan that pays another income than the one that lasts, and where it costs nothing
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
