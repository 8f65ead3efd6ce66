/** Turns a projected plan into the advice about a product. */
import type { ByView, Product, ProductAdvice, ProductOutcome, Projection, SurvivorRow } from "../advice";
import { eventViews, forEachView } from "../drawdown/market-views";
import type { SimulatedPot } from "../drawdown/pots";
import {
  chanceWithinLifetime,
  projectPlan,
  type FirstTimes,
  type ProjectedPlan,
  type YearFigures,
} from "../drawdown/project";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, rangeForReduction, startUnitTrust, type PlanIncomes } from "./plan-incomes";

/** Ages at death for which the survivors' figures are told. */
export const SURVIVOR_AGES = [72, 82, 92];

/** What differs from product to product. */
export type ProductTerms = {
  product: Product;
  incomes: PlanIncomes;
  annuity: SimulatedPot;
  /** What was paid for the annuity, after an initial fee where it has one. */
  annuityInvested: number;
  /** Income a month that the partner has of the annuity after the guarantee, by the figures of the member's last year. */
  partnerPerMonth: (figures: YearFigures) => number;
  incomeRangePerMonth: ProductAdvice["incomeRangePerMonth"];
  feeComparison: ProductAdvice["feeComparison"];
  chances: Pick<ProductAdvice, "incomeLastsShare" | "jointIncomeLastsShare" | "incomeLastsHealthyShare">;
  dependants: Pick<ProductAdvice, "dependantsShare" | "applyExclusion">;
  guarantee: Pick<ProductAdvice, "guaranteePeriodYears" | "partnerShare" | "partnerIncomePerMonth">;
};

function describeProjection({ shown }: ProjectedPlan, ageAtRetirement: number): Projection {
  const series = (figure: keyof YearFigures, divisor: number): ByView<readonly number[]> =>
    forEachView((view) => shown.map((year) => year[figure][view] / divisor));
  return {
    ages: shown.map((_, k) => ageAtRetirement + k),
    incomePerMonthReal: series("income", 12),
    capitalReal: series("capital", 1),
    estateReal: series("left", 1),
    topUpsPerMonthReal: series("topUp", 12),
    topUpsWithReturnsPerMonthReal: series("topUpWithReturn", 12),
  };
}

/** The ages at which an event comes first; null beyond the last shown age. */
function eventAges(firstTimes: FirstTimes, context: PlanContext): ByView<number | null> {
  const { shownYears, lifetimes, funds } = context;
  const anniversaries = eventViews(firstTimes.subarray(0, shownYears), funds.annuity.paths);
  return forEachView((view) => {
    const k = anniversaries[view];
    return k === null ? null : lifetimes.ageAtRetirement + k;
  });
}

function describeOutcomes(
  plan: ProjectedPlan,
  { incomes: { paid, paidShare }, annuityInvested }: ProductTerms,
  context: PlanContext,
): ByView<ProductOutcome> {
  const { unitTrustInvested, unitTrust, lifetimes } = context;
  const hasUnitTrust = unitTrustInvested > 0;
  const reduces = eventAges(plan.firstReduced, context);
  const runsOut = eventAges(plan.firstBelowHalf, context);
  const unitTrustRunsOut = eventAges(plan.firstUnitTrustEmpty, context);
  const atDeath = plan.shown[Math.min(Math.floor(lifetimes.meanYearsLived), plan.shown.length - 1)]!;
  return forEachView((view) => ({
    incomeFromAnnuityPerMonth: paid.annuity / 12,
    incomeFromUnitTrustPerMonth: paid.unitTrust / 12,
    annuityDrawdownShare: paid.annuity / annuityInvested,
    unitTrustDrawdownShare: hasUnitTrust ? unitTrust().incomeShare * paidShare.unitTrust : 0,
    ageIncomeReduces: reduces[view],
    ageIncomeRunsOut: runsOut[view],
    ageUnitTrustRunsOut: hasUnitTrust ? unitTrustRunsOut[view] : null,
    lifetimeTopUpsReal: plan.lifetimeTopUps[view],
    inheritanceReal: atDeath.annuityLeft[view],
    inheritanceWithUnitTrustReal: atDeath.left[view],
  }));
}

function describeSurvivors(
  { shown }: ProjectedPlan,
  terms: ProductTerms,
  context: PlanContext,
): SurvivorRow[] {
  const { ageAtRetirement } = context.lifetimes;
  return SURVIVOR_AGES.filter((age) => age > ageAtRetirement).map((ageAtDeath) => {
    const years = ageAtDeath - ageAtRetirement;
    const figures = shown[years]!;
    const guaranteedYearsLeft = Math.max(terms.guarantee.guaranteePeriodYears - years, 0);
    return {
      ageAtDeath,
      partnerIncomePerMonthReal: context.retirementCase.partner ? terms.partnerPerMonth(figures) : 0,
      guaranteedYearsLeft,
      guaranteedIncomePerMonthReal: guaranteedYearsLeft > 0 ? terms.incomes.paid.annuity / 12 : 0,
      capitalReal: figures.annuityLeft.expected,
      capitalWithUnitTrustReal: figures.left.expected,
    };
  });
}

/** Projects a product with the plan's unit trust beside it and describes it. */
export function describeProduct(terms: ProductTerms, context: PlanContext): ProductAdvice {
  const { lifetimes, funds } = context;
  const { incomes } = terms;
  const unitTrust = startUnitTrust(context, incomes);
  const plan = projectPlan({
    annuity: terms.annuity,
    ...(unitTrust && { unitTrust }),
    paths: funds.annuity.paths,
    years: lifetimes.deaths.length,
    shownYears: context.shownYears,
    meanYearsLived: lifetimes.meanYearsLived,
  });
  const riskOf = (firstTimes: FirstTimes) =>
    chanceWithinLifetime(firstTimes, funds.annuity.paths, lifetimes.survival);
  return {
    product: terms.product,
    outcomes: describeOutcomes(plan, terms, context),
    projection: describeProjection(plan, lifetimes.ageAtRetirement),
    survivors: describeSurvivors(plan, terms, context),
    ...terms.chances,
    riskIncomeReducesShare: riskOf(plan.firstReduced),
    riskIncomeRunsOutShare: riskOf(plan.firstBelowHalf),
    ...terms.dependants,
    ...terms.guarantee,
    incomeRangePerMonth: terms.incomeRangePerMonth,
    feeComparison: terms.feeComparison,
    afterTaxIncomePerMonth: afterTaxPerMonth(incomes, context),
    lastingIncomePerMonth: {
      annuity: incomes.lasting.annuity / 12,
      unitTrust: incomes.lasting.unitTrust / 12,
    },
    rangeForReductionPerMonth: rangeForReduction(incomes),
  };
}
