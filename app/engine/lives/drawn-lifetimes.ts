/**
 * Lifetimes of a couple, drawn one pair for each path of the markets.
 *
 * The markets' Sobol points have a dimension for each leading direction in time; the two lives take the two dimensions after
 * them, of the same points in the same order, so that markets and lives together fill their cube evenly. Scrambling is by
 * dimension, so a stream of their own leaves the markets as they are.
 */
import { createRandom, toUniform } from "../market/random";
import { TIME_DIRECTIONS } from "../market/scenario-set";
import { createSobol } from "../market/sobol";
import { survivalAtAnniversaries, type YearlyMortality } from "./survival";

/** Complete years that each of two lives on every path. */
export type DrawnLifetimes = { member: Int32Array; partner: Int32Array };

/** Keeps the stream of the lives apart from those of the markets. */
const PURPOSE_LIVES = 6;

/** How many complete years somebody lives whom so large a share of people like them outlives. */
function yearsLived(outlivedByShare: number, survival: ArrayLike<number>): number {
  let years = 0;
  while (years + 1 < survival.length && survival[years + 1]! > outlivedByShare) years++;
  return years;
}

/**
 * Draws the lifetimes of two independent lives.
 * @param seed that of the markets
 * cost: linear in paths and years
 */
export function drawLifetimes(
  lives: { member: YearlyMortality; partner: YearlyMortality },
  { seed, paths }: { seed: number; paths: number },
): DrawnLifetimes {
  const nextPoint = createSobol(TIME_DIRECTIONS + 2, createRandom(seed, PURPOSE_LIVES));
  const survival = {
    member: survivalAtAnniversaries(lives.member),
    partner: survivalAtAnniversaries(lives.partner),
  };
  const drawn: DrawnLifetimes = { member: new Int32Array(paths), partner: new Int32Array(paths) };
  for (let path = 0; path < paths; path++) {
    const point = nextPoint();
    drawn.member[path] = yearsLived(toUniform(point[TIME_DIRECTIONS]!), survival.member);
    drawn.partner[path] = yearsLived(toUniform(point[TIME_DIRECTIONS + 1]!), survival.partner);
  }
  return drawn;
}
