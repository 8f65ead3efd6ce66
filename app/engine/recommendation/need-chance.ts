/**
 * The chance that a need is met for life when just that is drawn, which changes with the age's tax at least.
 *
 * On each path what is needed beyond the guaranteed part is drawn every year, at least the law's part of the annuity; what of
 * that is not needed is not counted as saved. The need is met when in every year lived it is at most the largest share of the
 * capital that may be drawn. Lifetimes are weighed by their chances of ending; of a couple a pair of them is drawn on each path
 * where the need depends on who of them lives.
 */
import type { Basis } from "../basis/basis";
import { chanceForLife } from "../drawdown/failure-years";
import { createViewSelector } from "../drawdown/market-views";
import type { PayingCapital } from "../drawdown/paying-capital";
import { drawLifetimes, type DrawnLifetimes } from "../lives/drawn-lifetimes";
import { leastShareOfAnnuity, type DrawnPart } from "./drawn-part";
import { dependsOnWhoLives, type YearsOfNeed } from "./need-by-year";
import { livingAtFirst, type Living } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import type { DrawnIncome, PlanIncomes } from "./plan-incomes";

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

/** What stands at the next anniversary of a path when so much is paid in a year; `index` is that of the year on the path. */
function stand(
  standing: number,
  paid: number,
  { capital: { first, second }, year, index }: { capital: PayingCapital; year: number; index: number },
): number {
  const ofFirst = first.weights[year]!;
  const ofSecond = second.weights[year]!;
  const growth = ofFirst * first.fund.growth[index]! + ofSecond * second.fund.growth[index]!;
  const cost = ofFirst * first.fund.incomeCost[index]! + ofSecond * second.fund.incomeCost[index]!;
  return standing * growth - paid * cost;
}

/**
 * Follows a path and finds the first year in which what is needed cannot be drawn.
 * @returns as many years as the capital has where there is none
 */
function findFailure(path: number, { capital, amount, leastShare }: Drawn, neededIn: NeededIn): number {
  const { first, years, maximumShare } = capital;
  let standing = amount;
  let index = path * first.fund.years;
  for (let year = 0; year < years; year++, index++) {
    const needed = neededIn(year);
    if (needed === undefined) break;
    if (needed > maximumShare * standing * (1 + ROUNDING_SHARE)) return year;
    standing = stand(standing, Math.max(needed, leastShare * standing), { capital, year, index });
  }
  return years;
}

/** What is left on each path at an anniversary when what is needed is drawn as long as it can be. */
function leftOnPaths(
  { capital, amount, leastShare }: Drawn,
  needed: Float64Array,
  untilYear: number,
): Float64Array {
  const { first, paths, maximumShare } = capital;
  return Float64Array.from({ length: paths }, (_, path) => {
    let standing = amount;
    let index = path * first.fund.years;
    for (let year = 0; year < untilYear; year++, index++) {
      const paid = Math.min(Math.max(needed[year]!, leastShare * standing), maximumShare * standing);
      standing = Math.max(stand(standing, paid, { capital, year, index }), 0);
    }
    return standing;
  });
}

function readDrawn({ part }: DrawnIncome, basis: Basis): Drawn {
  return { ...part, leastShare: leastShareOfAnnuity(part, basis) };
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
  const part = drawn && readDrawn(drawn, basis);
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

/**
 * What drawing no more than the need leaves, while all live.
 * @returns what is drawn in the first year, a year, and the median of what is left at each anniversary
 * cost: a pass over the paths for each anniversary that is asked for
 */
export function drawNeed(
  years: YearsOfNeed,
  drawn: DrawnIncome,
  { basis }: PlanContext,
): { paid: number; medianLeftAt: (year: number) => number } {
  const part = readDrawn(drawn, basis);
  const needed = drawnIn(years);
  return {
    paid: Math.max(needed[0]!, part.leastShare * part.amount),
    medianLeftAt: (year) => createViewSelector(part.capital.paths)(leftOnPaths(part, needed, year)).expected,
  };
}
