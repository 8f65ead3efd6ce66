/**
 * The need year by year: what a plan has to pay, before tax, so that it and other incomes come to what is needed after tax.
 *
 * What is guaranteed is paid first and taxed, then the annuity's part of what is drawn is taxed and the unit trust's is not,
 * as both are drawn in step. What contributions never deducted make free of tax ends, so it is counted only in what a plan that
 * pays its income is over or short.
 */
import type { NeedOfYear } from "../advised-need";
import { exemptionOfYear } from "../tax/contributions-not-deducted";
import { planIncomeTax } from "../tax/plan-income-tax";
import { findLeastReaching } from "./find-least";
import {
  livingAtFirst,
  readBesidePlan,
  readEachAfterTax,
  type Living,
  type YearLived,
} from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { contributionsBeside, type OfBoth, type PlanIncomes } from "./plan-incomes";

/** Changes below a cent a month are none. */
const SAME_PER_MONTH = 0.005;

/**
 * Whether what has to be drawn depends on who of two lives by more than the tax of a lone survivor: other income ends with its
 * owner, one may need less alone, and a life annuity falls to the partner's share.
 */
export function dependsOnWhoLives(
  { guaranteed }: PlanIncomes,
  { retirementCase, choices }: PlanContext,
): boolean {
  const { partner, otherTaxableIncomePerMonth = 0, otherIncomes = [], needAloneShare = 1 } = retirementCase;
  const hasOthers = otherTaxableIncomePerMonth > 0 || otherIncomes.length > 0;
  const falls = guaranteed > 0 && choices.partnerShare < 1;
  return partner !== undefined && (hasOthers || needAloneShare !== 1 || falls);
}

/** The need of a year after tax, rand of today. */
function needIn({ living }: YearLived, { retirementCase }: PlanContext): number {
  const { incomeNeededPerMonth = 0, needAloneShare = 1, partner } = retirementCase;
  return 12 * incomeNeededPerMonth * (partner && living !== "both" ? needAloneShare : 1);
}

/** What a life annuity pays in a year to whoever lives: the partner's share once the guaranteed payments are over. */
export function guaranteedIn(
  { year, living }: YearLived,
  guaranteed: number,
  { choices: { guaranteePeriodYears, partnerShare } }: PlanContext,
): number {
  return living === "partner" && year >= guaranteePeriodYears ? partnerShare * guaranteed : guaranteed;
}

/** A year's income of the plan in its two parts, of a total that is paid. */
function splitPaid(paid: number, guaranteed: number, unitTrustShare: number): OfBoth {
  const drawn = Math.max(paid - guaranteed, 0);
  return { annuity: paid - unitTrustShare * drawn, unitTrust: unitTrustShare * drawn };
}

/**
 * What the plan has to pay in a year before tax; 0 where the other incomes alone meet the need.
 * @param guaranteed what a life annuity pays of it in that year
 * @param unitTrustShare of what is drawn
 * @param near what it has to pay in another year, which may be the same
 */
function grossIn(
  lived: YearLived,
  { guaranteed, unitTrustShare, near }: { guaranteed: number; unitTrustShare: number; near: number },
  context: PlanContext,
): number {
  const { taxpayer, othersAfterTax } = readBesidePlan(lived, context.retirementCase, context.basis);
  const keep = (paid: number) => {
    const { annuity, unitTrust } = splitPaid(paid, guaranteed, unitTrustShare);
    return annuity - planIncomeTax(annuity, taxpayer, context.basis) + unitTrust;
  };
  return findLeastReaching(keep, needIn(lived, context) - othersAfterTax, near);
}

/** What the plan has to pay in each year while somebody lives, and what is guaranteed of it; rand a year of today. */
export type YearsOfNeed = { gross: Float64Array; guaranteed: Float64Array };

/** Reads the years of each state that a person or a couple can be in. */
export function readYearsOfNeed(
  { guaranteed, drawn }: PlanIncomes,
  context: PlanContext,
): Partial<Record<Living, YearsOfNeed>> {
  const years = context.lifetimes.deaths.length;
  const unitTrustShare = drawn?.part.unitTrustShare ?? 0;
  const states: readonly Living[] = context.retirementCase.partner
    ? ["both", "member", "partner"]
    : ["member"];
  const read = (living: Living): YearsOfNeed => {
    const paid = Float64Array.from({ length: years }, (_, year) =>
      guaranteedIn({ year, living }, guaranteed, context),
    );
    let near = 0;
    const gross = paid.map((ofYear, year) => {
      const needed = grossIn({ year, living }, { guaranteed: ofYear, unitTrustShare, near }, context);
      near = needed;
      return needed;
    });
    return { gross, guaranteed: paid };
  };
  return Object.fromEntries(states.map((living) => [living, read(living)]));
}

/** The most that a plan which is guaranteed as a whole has to pay in a year until an age, while all live. */
export function mostGuaranteedNeeded(untilAge: number, context: PlanContext): number {
  const living = livingAtFirst(context.retirementCase);
  const lastYear = Math.max(untilAge - context.lifetimes.ageAtRetirement, 0);
  const terms = { guaranteed: Infinity, unitTrustShare: 0 };
  let most = 0;
  for (let year = 0; year <= lastYear; year++)
    most = Math.max(most, grossIn({ year, living }, { ...terms, near: most }, context));
  return most;
}

/** Whether other incomes alone meet the need in every year, whoever lives. */
export function isMetByOthers(years: Partial<Record<Living, YearsOfNeed>>): boolean {
  return Object.values(years).every(({ gross }) => gross.every((needed) => needed === 0));
}

function isSame(one: NeedOfYear, other: NeedOfYear | undefined): boolean {
  const figures = [
    "grossPerMonth",
    "memberAloneGrossPerMonth",
    "partnerAloneGrossPerMonth",
    "othersAfterTaxPerMonth",
    "overOrShortPerMonth",
  ] as const;
  const differs = (here: number, there: number) => Math.abs(here - there) >= SAME_PER_MONTH;
  return (
    other !== undefined &&
    !figures.some((name) => differs(one[name] ?? 0, other[name] ?? 0)) &&
    !one.eachOtherAfterTaxPerMonth.some((ofOne, place) =>
      differs(ofOne, other.eachOtherAfterTaxPerMonth[place] ?? 0),
    )
  );
}

/**
 * Lists the years in which something changes, while all live, to the last age that is shown.
 * @param paid what the plan pays in the first year of life, the same in real terms every year
 */
export function listYears(
  years: Partial<Record<Living, YearsOfNeed>>,
  paid: OfBoth,
  context: PlanContext,
): NeedOfYear[] {
  const { retirementCase, basis, lifetimes, shownYears } = context;
  const exempt = contributionsBeside(paid.annuity, context);
  const living = livingAtFirst(retirementCase);
  const rows: NeedOfYear[] = [];
  const alone = (owner: "member" | "partner", year: number) =>
    retirementCase.partner ? years[owner]!.gross[year]! / 12 : null;
  for (let year = 0; year < shownYears; year++) {
    const { taxpayer, othersAfterTax } = readBesidePlan({ year, living }, retirementCase, basis);
    const taxed = { ...taxpayer, exemptPerYear: exemptionOfYear(exempt, year) };
    const ofPlan = paid.annuity - planIncomeTax(paid.annuity, taxed, basis) + paid.unitTrust;
    const row: NeedOfYear = {
      year,
      age: lifetimes.ageAtRetirement + year,
      grossPerMonth: years[living]!.gross[year]! / 12,
      memberAloneGrossPerMonth: alone("member", year),
      partnerAloneGrossPerMonth: alone("partner", year),
      othersAfterTaxPerMonth: othersAfterTax / 12,
      eachOtherAfterTaxPerMonth: readEachAfterTax({ year, living }, retirementCase, basis).map(
        (perYear) => perYear / 12,
      ),
      overOrShortPerMonth: (ofPlan + othersAfterTax - needIn({ year, living }, context)) / 12,
    };
    if (!isSame(row, rows.at(-1))) rows.push(row);
  }
  return rows;
}
