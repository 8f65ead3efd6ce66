/**
 * The chance that a need is met for life when just that is drawn, which changes with the age's tax at least.
 *
 * On each path what is needed beyond the guaranteed part is drawn every year, at least the law's part of the annuity; what of
 * that is not needed is not counted as saved. The need is met when in every year lived it is at most the largest share of the
 * capital that may be drawn. Lifetimes are weighed by their chances of ending; of a couple a pair of them is drawn on each path
 * where the need depends on who of them lives.
 */
import { chanceForLife } from "../drawdown/failure-years";
import { drawLifetimes, type DrawnLifetimes } from "../lives/drawn-lifetimes";
import { leastShareOfAnnuity, type DrawnPart } from "./drawn-part";
import { dependsOnWhoLives, type YearsOfNeed } from "./need-by-year";
import { livingAtFirst, type Living } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import type { PlanIncomes } from "./plan-incomes";

/** Rounding, a share of what is needed: so little too little is enough. */
const ROUNDING_SHARE = 1e-12;

/** The chance, and where lifetimes were drawn its standard error as if paths were independent: even points make it no larger. */
export type NeedChance = { incomeLastsShare: number; standardErrorShare?: number };

/** What has to be drawn in a year, rand of today; nothing once nobody lives. */
type NeededIn = (year: number) => number | undefined;

/** What has to be drawn in each year beyond what is guaranteed. */
function drawnIn({ gross, guaranteed }: YearsOfNeed): Float64Array {
  return gross.map((needed, year) => Math.max(needed - guaranteed[year]!, 0));
}

/** What is drawn of, and the least share of it that is paid in a year. */
type Drawn = Pick<DrawnPart, "capital" | "amount"> & { leastShare: number };

/**
 * Follows a path and finds the first year in which what is needed cannot be drawn.
 * @returns as many years as the capital has where there is none
 */
function findFailure(path: number, { capital, amount, leastShare }: Drawn, neededIn: NeededIn): number {
  const { first, second, years, maximumShare } = capital;
  let standing = amount;
  let index = path * first.fund.years;
  for (let year = 0; year < years; year++, index++) {
    const needed = neededIn(year);
    if (needed === undefined) break;
    if (needed > maximumShare * standing * (1 + ROUNDING_SHARE)) return year;
    const ofFirst = first.weights[year]!;
    const ofSecond = second.weights[year]!;
    const growth = ofFirst * first.fund.growth[index]! + ofSecond * second.fund.growth[index]!;
    const cost = ofFirst * first.fund.incomeCost[index]! + ofSecond * second.fund.incomeCost[index]!;
    standing = standing * growth - Math.max(needed, leastShare * standing) * cost;
  }
  return years;
}

/** The first year, of a plan of which nothing is drawn, in which something is needed. */
function findUncovered(years: number, neededIn: NeededIn): number {
  for (let year = 0; year < years; year++) if ((neededIn(year) ?? 0) > 0) return year;
  return years;
}

function failuresOnPaths(
  { drawn }: PlanIncomes,
  { lifetimes, funds, basis }: PlanContext,
  neededOn: (path: number) => NeededIn,
): Int32Array {
  const years = lifetimes.deaths.length;
  const part = drawn && { ...drawn.part, leastShare: leastShareOfAnnuity(drawn.part, basis) };
  return Int32Array.from({ length: funds.annuity.paths }, (_, path) =>
    part ? findFailure(path, part, neededOn(path)) : findUncovered(years, neededOn(path)),
  );
}

/** Who lives in a year of a path; nothing of a path on which both have died. */
function findLiving({ member, partner }: DrawnLifetimes, path: number, year: number): Living | undefined {
  const [memberLives, partnerLives] = [year <= member[path]!, year <= partner[path]!];
  if (memberLives) return partnerLives ? "both" : "member";
  return partnerLives ? "partner" : undefined;
}

/**
 * The chance of a person or a couple.
 * cost: one pass over paths and years
 */
export function chanceOfNeed(
  years: Partial<Record<Living, YearsOfNeed>>,
  incomes: PlanIncomes,
  context: PlanContext,
): NeedChance {
  const { retirementCase, lifetimes } = context;
  const { byLife, deaths } = lifetimes;
  const { paths } = context.funds.annuity;
  if (!byLife.partner || !dependsOnWhoLives(incomes, context)) {
    const needed = drawnIn(years[livingAtFirst(retirementCase)]!);
    const failures = failuresOnPaths(incomes, context, () => (year) => needed[year]!);
    return { incomeLastsShare: chanceForLife(failures, deaths) };
  }
  const needed = {
    both: drawnIn(years.both!),
    member: drawnIn(years.member!),
    partner: drawnIn(years.partner!),
  };
  const lives = { member: byLife.member, partner: byLife.partner };
  const drawn = drawLifetimes(lives, { seed: context.seed, paths });
  const failures = failuresOnPaths(incomes, context, (path) => (year) => {
    const living = findLiving(drawn, path, year);
    return living && needed[living][year];
  });
  const met = failures.filter((failure) => failure === deaths.length).length / paths;
  return { incomeLastsShare: met, standardErrorShare: Math.sqrt((met * (1 - met)) / paths) };
}
