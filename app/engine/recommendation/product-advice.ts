/** Converts a product's incomes into the advice on it. */
import type { ByView, ProductAdvice, ProductOutcome, Projection, SurvivorRow } from "../advice/advice";
import type { Product } from "../case/retirement-case";
import { eventViews, forEachView } from "../drawdown/market-views";
import { chanceWithinLifetime, type FirstTimes } from "../drawdown/project";
import { findChances } from "./lasting-chances";
import type { PlanContext } from "./plan-context";
import { exemptYears } from "../tax/contributions-not-deducted";
import { asOnlyIncome } from "../tax/plan-income-tax";
import { afterTaxPerMonth, contributionsBeside, rangeForReduction, type PlanIncomes } from "./plan-incomes";
import { projectPlan, type PlanYear, type ProjectedPlan } from "./projected-plan";

/** Ages at death with figures for the survivors. */
export const SURVIVOR_AGES = [72, 82, 92];

/** The inputs that differ between products. */
type ProductTerms = {
  product: Product;
  incomes: PlanIncomes;
  guaranteedShare: number;
  feeComparison: ProductAdvice["feeComparison"];
  dependants: Pick<ProductAdvice, "dependantsShare" | "applyExclusion">;
  guarantee: Pick<
    ProductAdvice,
    "guaranteePeriodYears" | "guaranteePricePerMonth" | "partnerShare" | "partnerIncomePerMonth"
  >;
};

function describeProjection(years: readonly PlanYear[], ageAtRetirement: number): Projection {
  const series = (figure: keyof PlanYear, divisor: number): ByView<readonly number[]> =>
    forEachView((view) => years.map((year) => year[figure][view] / divisor));
  return {
    ages: years.map((_, k) => ageAtRetirement + k),
    incomePerMonthReal: series("income", 12),
    incomeFromAnnuityPerMonthReal: series("incomeFromAnnuity", 12),
    capitalReal: series("capital", 1),
    estateReal: series("left", 1),
    topUpsPerMonthReal: series("topUp", 12),
    topUpsWithReturnsPerMonthReal: series("topUpWithReturn", 12),
  };
}

/** The ages at which an event first happens; null beyond the last age shown. */
export function eventAges(firstTimes: FirstTimes, context: PlanContext): ByView<number | null> {
  const { shownYears, lifetimes, funds } = context;
  const anniversaries = eventViews(firstTimes.subarray(0, shownYears), funds.annuity.paths);
  return forEachView((view) => {
    const k = anniversaries[view];
    return k === null ? null : lifetimes.ageAtRetirement + k;
  });
}

/** The living annuity's capital in drawdown. */
function drawnFromAnnuity(drawn: PlanIncomes["drawn"]): number {
  return drawn?.part.annuity ? (1 - drawn.part.unitTrustShare) * drawn.part.amount : 0;
}

function describeOutcomes(
  { years, firstReduced, firstBelowHalf, lifetimeTopUps }: ProjectedPlan,
  { guaranteed, paid, drawn }: PlanIncomes,
  context: PlanContext,
): ByView<ProductOutcome> {
  const { lifetimes, shownYears, cash, unitTrustInvested } = context;
  const living = drawnFromAnnuity(drawn);
  const reduces = eventAges(firstReduced, context);
  const halves = eventAges(firstBelowHalf, context);
  // The year of the last anniversary before the mean age at death.
  const atDeath = years[Math.min(Math.floor(lifetimes.meanYearsLived), shownYears - 1)]!;
  return forEachView((view) => ({
    incomeFromAnnuityPerMonth: paid.annuity / 12,
    incomeFromUnitTrustPerMonth: paid.unitTrust / 12,
    annuityDrawdownShare:
      living > 0 ? (paid.annuity - guaranteed) / living : cash.annuity > 0 ? guaranteed / cash.annuity : 0,
    unitTrustDrawdownShare: drawn && unitTrustInvested > 0 ? paid.unitTrust / unitTrustInvested : 0,
    ageIncomeReduces: reduces[view],
    ageIncomeHalves: halves[view],
    lifetimeTopUpsReal: lifetimeTopUps[view],
    inheritanceReal: atDeath.leftOfAnnuity[view],
    inheritanceWithUnitTrustReal: atDeath.left[view],
  }));
}

function describeSurvivors(
  { years }: ProjectedPlan,
  { incomes: { guaranteed }, guarantee }: ProductTerms,
  { lifetimes: { ageAtRetirement }, retirementCase, choices }: PlanContext,
): SurvivorRow[] {
  return SURVIVOR_AGES.filter((age) => age > ageAtRetirement).map((ageAtDeath) => {
    const lived = ageAtDeath - ageAtRetirement;
    const year = years[lived]!;
    const guaranteedYearsLeft = Math.max(guarantee.guaranteePeriodYears - lived, 0);
    return {
      ageAtDeath,
      partnerIncomePerMonthReal:
        (choices.partnerShare * guaranteed +
          (retirementCase.partner ? year.incomeFromAnnuity.expected - guaranteed : 0)) /
        12,
      guaranteedYearsLeft,
      guaranteedIncomePerMonthReal: guaranteedYearsLeft > 0 ? guaranteed / 12 : 0,
      capitalReal: year.leftOfAnnuity.expected,
      capitalWithUnitTrustReal: year.left.expected,
    };
  });
}

/** The least and the most that the annuity may pay a month. */
function rangeOfAnnuity({ guaranteed, drawn }: PlanIncomes, { basis }: PlanContext) {
  const living = drawnFromAnnuity(drawn);
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  return {
    minimum: (guaranteed + minimumShare * living) / 12,
    maximum: (guaranteed + maximumShare * living) / 12,
  };
}

/** Projects a product with the plan's unit trust beside it and describes it. */
export function describeProduct(terms: ProductTerms, context: PlanContext): ProductAdvice {
  const { lifetimes, funds, shownYears } = context;
  const { incomes } = terms;
  const plan = projectPlan(incomes, context, {
    years: lifetimes.deaths.length,
    shownYears: Array.from({ length: shownYears }, (_, k) => k),
    asksForTopUps: true,
  });
  const riskOf = (firstTimes: FirstTimes) =>
    chanceWithinLifetime(firstTimes, funds.annuity.paths, lifetimes.survival);
  return {
    product: terms.product,
    outcomes: describeOutcomes(plan, incomes, context),
    projection: describeProjection(plan.years, lifetimes.ageAtRetirement),
    survivors: describeSurvivors(plan, terms, context),
    ...findChances(incomes, context),
    riskIncomeReducesShare: riskOf(plan.firstReduced),
    riskIncomeHalvesShare: riskOf(plan.firstBelowHalf),
    ...terms.dependants,
    ...terms.guarantee,
    guaranteedShare: terms.guaranteedShare,
    guaranteedPerMonth: incomes.guaranteed / 12,
    incomeRangePerMonth: rangeOfAnnuity(incomes, context),
    feeComparison: terms.feeComparison,
    afterTaxIncomePerMonth: afterTaxPerMonth(incomes, context),
    afterTaxAlonePerMonth: afterTaxPerMonth(incomes, asOnlyIncome(context)),
    exemptYears: exemptYears(contributionsBeside(incomes.paid.annuity, context)),
    lastingIncomePerMonth: {
      annuity: incomes.lasting.annuity / 12,
      unitTrust: incomes.lasting.unitTrust / 12,
    },
    totalRangePerMonth: { minimum: incomes.range.minimum / 12, maximum: incomes.range.maximum / 12 },
    rangeForReductionPerMonth: rangeForReduction(incomes),
  };
}
