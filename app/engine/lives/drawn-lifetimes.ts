/**
 * Simulated lifetimes of a couple, one pair for each path of the markets.
 *
 * The markets' Sobol points have a dimension for each leading direction in time; the two lives take the next
 * two dimensions of the same points in the same order, so that markets and lives together fill their cube
 * evenly. Scrambling is by dimension, so the lives' own random stream leaves the markets unchanged.
 */
import { createRandom, toUniform } from "../market/random";
import { TIME_DIRECTIONS } from "../market/scenario-set";
import { createSobol } from "../market/sobol";
import { survivalAtAnniversaries, type YearlyMortality } from "./survival";

/** Complete years lived by each of the two on every path. */
export type DrawnLifetimes = { member: Int32Array; partner: Int32Array };

/** Separates the random stream of the lives from those of the markets. */
const PURPOSE_LIVES = 6;

/** Complete years lived by the person whom this fraction of similar people outlives. */
function yearsLived(outlivedByShare: number, survival: ArrayLike<number>): number {
  let years = 0;
  while (years + 1 < survival.length && survival[years + 1]! > outlivedByShare) years++;
  return years;
}

/**
 * Simulates the lifetimes of two independent lives.
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
