/**
 * The chance that a need is met for life when just that is drawn; the need changes at least
 * with the tax by age.
 *
 * On each path the need beyond the guaranteed part is drawn every year, but at least the annuity's legal
 * minimum; any excess over the need does not count as saved. The need is met when in every year lived it is
 * at most the largest fraction of the capital that may be drawn. Lifetimes are weighted by their chances; for
 * a couple whose need depends on the survivor, a pair of lifetimes is drawn on each path.
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

/** Tolerance for rounding, a fraction of the need. */
const ROUNDING_SHARE = 1e-12;

/**
 * The chance, and where lifetimes are drawn its standard error as for independent paths, which overstates it
 * for evenly spread points.
 */
type NeedChance = { incomeLastsShare: number; standardErrorShare?: number };

/** The required drawdown of a year, today's rand; undefined after the last death. */
type NeededIn = (year: number) => number | undefined;

/** The required drawdown in each year, beyond the guaranteed income. */
function drawnIn({ gross, guaranteed }: YearsOfNeed): Float64Array {
  return gross.map((needed, year) => Math.max(needed - guaranteed[year]!, 0));
}

/** The capital in drawdown, and the minimum fraction of it paid in a year. */
type Drawn = Pick<DrawnPart, "capital" | "amount"> & { leastShare: number };

/** A path's capital at the next anniversary after a year's payments; `index` is that of the year on the path. */
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
 * Follows a path and finds the first year in which the need cannot be drawn.
 * @returns the capital's number of years where there is none
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

/** The capital on each path at an anniversary when the need is drawn as long as possible. */
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

/** The first year in which a plan without a drawdown does not cover the need. */
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

/** The survivors in a year of a path; undefined when both have died. */
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
 * The capital left by drawing no more than the need, with both of a couple alive.
 * @returns the first year's drawdown, and the median capital at each anniversary
 * cost: a pass over the paths for each requested anniversary
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
