/**
 * Blends of guaranteed and drawn income: a part of the annuity's capital in the inflation-linked life
 * annuity, and the rest in the living annuity and the plan's unit trust, drawn in step. A comparison, not
 * a recommendation.
 */
import type { Blend, ProductAdvice } from "../advice/advice";
import type { Product } from "../case/retirement-case";
import { maySplit } from "./guaranteed-shares";
import type { PlanContext } from "./plan-context";
import { guaranteeLeft } from "./life-annuity-purchase";
import { perMonth, productIncomes, type PlanIncomes } from "./plan-incomes";
import { projectPlan } from "./projected-plan";

const GUARANTEED_SHARES = [0, 0.25, 0.5, 0.75, 1];

/** The age of the income shown for poor markets. */
const POOR_INCOME_AGE = 90;

/** Shares are sent with four decimals, so closer ones are the same row. */
const SAME_SHARE = 0.00005;

/** Ages at which the capital left is shown. */
const LEFT_AGES = [75, 85, 95];

/** Those of them that a person has not passed at retirement. */
function listLeftAges({ lifetimes }: PlanContext): readonly number[] {
  return LEFT_AGES.filter((age) => age >= lifetimes.ageAtRetirement);
}

/** A row from its incomes. cost: a projection through the last age shown */
function describeIncomes(guaranteedShare: number, incomes: PlanIncomes, context: PlanContext): Blend {
  const { ageAtRetirement } = context.lifetimes;
  const ages = listLeftAges(context);
  const shownYears = [POOR_INCOME_AGE, ...ages].map((age) => age - ageAtRetirement);
  const years = Math.max(...shownYears) + 1;
  const projected = projectPlan(incomes, context, { years, shownYears, asksForTopUps: false });
  const [atPoorAge, ...atAges] = projected.years;
  const payments = guaranteeLeft(incomes.guaranteed / 12, context);
  return {
    guaranteedShare,
    incomePerMonth: perMonth(incomes.paid),
    guaranteedPerMonth: incomes.guaranteed / 12,
    poorIncomeAt90PerMonth: atPoorAge!.income.poor / 12,
    left: ages.map((age, index) => ({
      age,
      capitalReal: atAges[index]!.capital.expected,
      toDependantsReal: atAges[index]!.left.expected,
      guaranteedLeftReal: payments[age - ageAtRetirement]!,
    })),
  };
}

/** A row with a computation of its own. */
function describeMixed(guaranteedShare: number, living: Product, context: PlanContext): Blend {
  const choices = { ...context.choices, guaranteedShare };
  return describeIncomes(guaranteedShare, productIncomes(living, { ...context, choices }), context);
}

/** A row of one product alone, read from its advice. */
function describeEnd(
  guaranteedShare: 0 | 1,
  { projection, lastingIncomePerMonth: { annuity, unitTrust } }: ProductAdvice,
  context: PlanContext,
): Blend {
  const at = (age: number) => age - context.lifetimes.ageAtRetirement;
  const payments = guaranteeLeft(guaranteedShare * annuity, context);
  return {
    guaranteedShare,
    incomePerMonth: annuity + unitTrust,
    guaranteedPerMonth: guaranteedShare * annuity,
    poorIncomeAt90PerMonth: projection.incomePerMonthReal.poor[at(POOR_INCOME_AGE)]!,
    left: listLeftAges(context).map((age) => ({
      age,
      capitalReal: projection.capitalReal.expected[at(age)]!,
      toDependantsReal: projection.estateReal.expected[at(age)]!,
      guaranteedLeftReal: payments[at(age)]!,
    })),
  };
}

/**
 * Compares the parts that may be guaranteed, always including none and all.
 * @param living the living annuity that the rest is in
 * @param products the advice on that living annuity and on the life annuity, each paying its lasting income;
 *   absent where one of them is a plan with another part guaranteed
 * @param also further parts to show: the one that covers the need, and the one that the person chose
 * cost: a pass over the paths and a projection for each row that is not a product's
 */
export function compareBlends(
  living: Product,
  products: { living: ProductAdvice; life: ProductAdvice } | undefined,
  also: readonly (number | null | undefined)[],
  context: PlanContext,
): Blend[] {
  const shares = GUARANTEED_SHARES.filter((share) => maySplit(share, context));
  for (const share of also) {
    const isThere = shares.some((told) => Math.abs(told - (share ?? told)) < SAME_SHARE);
    if (typeof share === "number" && !isThere) shares.push(share);
  }
  return shares
    .sort((one, other) => one - other)
    .map((share) => {
      if (products && share === 0) return describeEnd(share, products.living, context);
      if (products && share === 1) return describeEnd(share, products.life, context);
      return describeMixed(share, living, context);
    });
}

/**
 * The rows none, half and all of the same comparison, for a person without a full advice. Half is left out
 * where it may not be bought.
 * cost: up to three projections, and a pass over the paths for the half
 */
export function blendWays(
  living: Product,
  incomes: { living: PlanIncomes; life: PlanIncomes },
  context: PlanContext,
): Blend[] {
  return [
    describeIncomes(0, incomes.living, context),
    ...(maySplit(0.5, context) ? [describeMixed(0.5, living, context)] : []),
    describeIncomes(1, incomes.life, context),
  ];
}
