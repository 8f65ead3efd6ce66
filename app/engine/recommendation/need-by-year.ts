/**
 * The need year by year: the income before tax that a plan must pay so that, with other incomes, it meets
 * the need after tax.
 *
 * Guaranteed income is paid first and taxed; of the drawn income the annuity's part is taxed and the unit
 * trust's is not, as both are drawn in step. The exemption for contributions never deducted ends, so it
 * counts only in the excess or shortfall of a plan that pays its income.
 */
import type { NeedOfYear } from "../advice/advised-need";
import { exemptionOfYear } from "../tax/contributions-not-deducted";
import { planIncomeTax } from "../tax/plan-income-tax";
import {
  livingAtFirst,
  readBesidePlan,
  readEachAfterTax,
  type Living,
  type YearLived,
} from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { contributionsBeside, type OfBoth, type PlanIncomes } from "./plan-incomes";

const HALVINGS = 60;

/**
 * The smallest number from 0 to `most` at which a rising function reaches a level.
 * @returns undefined when it does not reach it at `most`
 */
function findLeast(rising: (value: number) => number, level: number, most: number): number | undefined {
  if (rising(0) >= level) return 0;
  if (rising(most) < level) return undefined;
  let [low, high] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (rising(middle) >= level) high = middle;
    else low = middle;
  }
  return high;
}

/** A number that reaches the level counts as the smallest if it does not when lowered by this fraction. */
const SAME_SHARE = 1e-12;

/**
 * The same for a function that rises without bound, such as an income after tax.
 * @param near tried first: the result for another year, which often applies to this year too
 */
function findLeastReaching(rising: (value: number) => number, level: number, near: number): number {
  if (level <= 0) return 0;
  if (rising(near) >= level && rising(near * (1 - SAME_SHARE)) < level) return near;
  let most = level;
  while (rising(most) < level) most *= 2;
  return findLeast(rising, level, most)!;
}

/** Changes below half a cent a month are ignored. */
const SAME_PER_MONTH = 0.005;

/**
 * True if the required drawdown depends on which of two lives survives, by more than a lone survivor's tax:
 * other income ends with its owner, one may need less alone, and a life annuity falls to the partner's share.
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

/** The need of a year after tax, today's rand. */
function needIn({ living }: YearLived, { retirementCase }: PlanContext): number {
  const { incomeNeededPerMonth = 0, needAloneShare = 1, partner } = retirementCase;
  return 12 * incomeNeededPerMonth * (partner && living !== "both" ? needAloneShare : 1);
}

/** A life annuity's income in a year: after the guarantee period a lone partner gets the partner's share. */
function guaranteedIn(
  { year, living }: YearLived,
  guaranteed: number,
  { choices: { guaranteePeriodYears, partnerShare } }: PlanContext,
): number {
  return living === "partner" && year >= guaranteePeriodYears ? partnerShare * guaranteed : guaranteed;
}

/** Splits a year's total income of the plan into annuity and unit trust. */
function splitPaid(paid: number, guaranteed: number, unitTrustShare: number): OfBoth {
  const drawn = Math.max(paid - guaranteed, 0);
  return { annuity: paid - unitTrustShare * drawn, unitTrust: unitTrustShare * drawn };
}

/**
 * The plan's required income in a year before tax; 0 where the other incomes alone meet the need.
 * @param guaranteed a life annuity's income in that year
 * @param unitTrustShare its fraction of the drawn income
 * @param near the required income of another year, which may be the same
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

/** The plan's required income in each year of a state, and its guaranteed part; today's rand a year. */
export type YearsOfNeed = { gross: Float64Array; guaranteed: Float64Array };

/** Computes the years of each state of a person or a couple. */
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

/** The largest required yearly income until an age of a fully guaranteed plan, with both of a couple alive. */
export function mostGuaranteedNeeded(untilAge: number, context: PlanContext): number {
  const living = livingAtFirst(context.retirementCase);
  const lastYear = Math.max(untilAge - context.lifetimes.ageAtRetirement, 0);
  const terms = { guaranteed: Infinity, unitTrustShare: 0 };
  let most = 0;
  for (let year = 0; year <= lastYear; year++)
    most = Math.max(most, grossIn({ year, living }, { ...terms, near: most }, context));
  return most;
}

/** True if other incomes alone meet the need in every year, whichever lives survive. */
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
 * Lists the years in which something changes, with both of a couple alive, to the last age shown.
 * @param paid the plan's income in the first year, the same in real terms every year
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
