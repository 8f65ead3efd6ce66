/** Turns a projected plan into the advice about a product. */
import type { ByView, ProductAdvice, ProductOutcome, Projection, SurvivorRow } from "../advice";
import type { Product } from "../retirement-case";
import { eventViews, forEachView } from "../drawdown/market-views";
import type { SimulatedPot } from "../drawdown/pots";
import {
  chanceWithinLifetime,
  projectPlan,
  type AnnuityFigures,
  type FirstTimes,
  type ProjectedPlan,
  type YearFigures,
} from "../drawdown/project";
import type { LastingChances } from "./lasting-chances";
import type { PlanContext } from "./plan-context";
import { asOnlyIncome } from "../tax/plan-income-tax";
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
  partnerPerMonth: (figures: AnnuityFigures) => number;
  incomeRangePerMonth: ProductAdvice["incomeRangePerMonth"];
  feeComparison: ProductAdvice["feeComparison"];
  chances: LastingChances;
  dependants: Pick<ProductAdvice, "dependantsShare" | "applyExclusion">;
  guarantee: Pick<
    ProductAdvice,
    "guaranteePeriodYears" | "guaranteePricePerMonth" | "partnerShare" | "partnerIncomePerMonth"
  >;
};

function describeProjection({ shown }: ProjectedPlan, ageAtRetirement: number): Projection {
  const series = (figure: keyof YearFigures, divisor: number): ByView<readonly number[]> =>
    forEachView((view) => shown.map((year) => year[figure][view] / divisor));
  return {
    ages: shown.map((_, k) => ageAtRetirement + k),
    incomePerMonthReal: series("income", 12),
    incomeFromAnnuityPerMonthReal: series("incomeFromAnnuity", 12),
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

/** The year of the last anniversary before the mean age at death. */
function findYearOfDeath({ lifetimes, shownYears }: PlanContext): number {
  return Math.min(Math.floor(lifetimes.meanYearsLived), shownYears - 1);
}

const survivorAges = (ageAtRetirement: number) => SURVIVOR_AGES.filter((age) => age > ageAtRetirement);

function describeOutcomes(
  plan: ProjectedPlan,
  { incomes: { rates, paid, paidShare }, annuityInvested }: ProductTerms,
  context: PlanContext,
): ByView<ProductOutcome> {
  const { unitTrustInvested } = context;
  const hasUnitTrust = unitTrustInvested > 0;
  const reduces = eventAges(plan.firstReduced, context);
  const runsOut = eventAges(plan.firstBelowHalf, context);
  const unitTrustRunsOut = eventAges(plan.firstUnitTrustEmpty, context);
  const yearOfDeath = findYearOfDeath(context);
  const atDeath = plan.shown[yearOfDeath]!;
  const annuityAtDeath = plan.annuityAlone.get(yearOfDeath)!;
  return forEachView((view) => ({
    incomeFromAnnuityPerMonth: paid.annuity / 12,
    incomeFromUnitTrustPerMonth: paid.unitTrust / 12,
    annuityDrawdownShare: annuityInvested > 0 ? paid.annuity / annuityInvested : 0,
    unitTrustDrawdownShare: rates.unitTrust * paidShare.unitTrust,
    ageIncomeReduces: reduces[view],
    ageIncomeRunsOut: runsOut[view],
    ageUnitTrustRunsOut: hasUnitTrust ? unitTrustRunsOut[view] : null,
    lifetimeTopUpsReal: plan.lifetimeTopUps[view],
    inheritanceReal: annuityAtDeath.left[view],
    inheritanceWithUnitTrustReal: atDeath.left[view],
  }));
}

function describeSurvivors(
  { shown, annuityAlone }: ProjectedPlan,
  terms: ProductTerms,
  context: PlanContext,
): SurvivorRow[] {
  const { ageAtRetirement } = context.lifetimes;
  return survivorAges(ageAtRetirement).map((ageAtDeath) => {
    const years = ageAtDeath - ageAtRetirement;
    const annuity = annuityAlone.get(years)!;
    const guaranteedYearsLeft = Math.max(terms.guarantee.guaranteePeriodYears - years, 0);
    return {
      ageAtDeath,
      partnerIncomePerMonthReal: context.retirementCase.partner ? terms.partnerPerMonth(annuity) : 0,
      guaranteedYearsLeft,
      guaranteedIncomePerMonthReal: guaranteedYearsLeft > 0 ? terms.incomes.paid.annuity / 12 : 0,
      capitalReal: annuity.left.expected,
      capitalWithUnitTrustReal: shown[years]!.left.expected,
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
    annuityYears: [
      findYearOfDeath(context),
      ...survivorAges(lifetimes.ageAtRetirement).map((age) => age - lifetimes.ageAtRetirement),
    ],
    meanYearsLived: lifetimes.meanYearsLived,
  });
  const riskOf = (firstTimes: FirstTimes) =>
    chanceWithinLifetime(firstTimes, funds.annuity.paths, lifetimes.survival);
  return {
    product: terms.product,
    outcomes: describeOutcomes(plan, terms, context),
    projection: describeProjection(plan, lifetimes.ageAtRetirement),
    survivors: describeSurvivors(plan, terms, context),
    confidenceShare: incomes.rates.confidenceShare,
    ...terms.chances,
    riskIncomeReducesShare: riskOf(plan.firstReduced),
    riskIncomeRunsOutShare: riskOf(plan.firstBelowHalf),
    ...terms.dependants,
    ...terms.guarantee,
    incomeRangePerMonth: terms.incomeRangePerMonth,
    feeComparison: terms.feeComparison,
    afterTaxIncomePerMonth: afterTaxPerMonth(incomes, context),
    afterTaxAlonePerMonth: afterTaxPerMonth(incomes, asOnlyIncome(context)),
    lastingIncomePerMonth: {
      annuity: incomes.lasting.annuity / 12,
      unitTrust: incomes.lasting.unitTrust / 12,
    },
    rangeForReductionPerMonth: rangeForReduction(incomes),
  };
}
