/**
 * The variation of the pool's yearly credit when the pool is small.
 *
 * Of n members with the same capital and the same chance q of dying in the year, a survivor sees D of the
 * other n-1 die, D binomial; the dead forfeit D·(1-d) for each rand, d the dependants' share, and the n-D
 * survivors share it equally, so that each rand earns (1-d)·D/(n-D). The mean over D is
 * (1-d)·q/(1-q)·(1 - q^(n-1)): a large pool's credit, except for the case that all others die.
 */
import type { ByView } from "../advice/advice";
import { requireShare, requireWhole } from "../basis/require-number";
import { VIEW_SHARES, forEachView } from "./market-views";

/** A pool of equal members for a year. */
export type EqualPool = {
  /** Members at the year's start, including the one concerned; 1 or more, at most 1e9. */
  members: number;
  /** Each member's chance of dying in the year. */
  q: number;
  /** Share of the capital that is left to dependants, 0 to 1. */
  dependantsShare: number;
};

/** Likelihoods smaller than this fraction of the largest one do not change a percentile. */
const NEGLIGIBLE = 1e-20;
const ROUNDING_SHARE = 1e-12;

/** The likelihoods of the numbers of deaths around the mode, relative to the mode's. */
function binomialAroundMode(trials: number, q: number): { from: number; weights: number[] } {
  const mode = Math.min(Math.floor((trials + 1) * q), trials);
  const odds = q / (1 - q);
  const [below, above]: [number[], number[]] = [[], []];
  for (let deaths = mode, weight = 1; deaths > 0; deaths--) {
    weight *= deaths / ((trials - deaths + 1) * odds);
    if (weight < NEGLIGIBLE) break;
    below.push(weight);
  }
  for (let deaths = mode, weight = 1; deaths < trials; deaths++) {
    weight *= ((trials - deaths) * odds) / (deaths + 1);
    if (weight < NEGLIGIBLE) break;
    above.push(weight);
  }
  return { from: mode - below.length, weights: [...below.reverse(), 1, ...above] };
}

/**
 * A year's credit in the pool, for each rand of a survivor's capital: the 20th, 50th and 80th percentile over
 * the deaths of the others, exact, and the mean.
 * @returns fractions of the capital, 0 or more; 0 in a year that nobody outlives
 * @throws RangeError naming the argument that is out of its range
 * cost: with the square root of the number of members
 */
export function poolCreditOutcomes(pool: EqualPool): ByView<number> & { mean: number } {
  const { members, q, dependantsShare } = pool;
  requireWhole("members", members);
  if (members < 1 || members > 1e9) throw new RangeError(`members: must be from 1 to 1e9, is ${members}`);
  requireShare("q", q);
  requireShare("dependantsShare", dependantsShare);
  if (q === 0 || q === 1) return { poor: 0, expected: 0, strong: 0, mean: 0 };
  const { from, weights } = binomialAroundMode(members - 1, q);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const deathsAt = (share: number) => {
    let counted = 0;
    const index = weights.findIndex((weight) => (counted += weight) >= (share - ROUNDING_SHARE) * total);
    return from + (index < 0 ? weights.length - 1 : index);
  };
  const creditOf = (deaths: number) => ((1 - dependantsShare) * deaths) / (members - deaths);
  return {
    ...forEachView((view) => creditOf(deathsAt(VIEW_SHARES[view]))),
    mean: ((1 - dependantsShare) * q * (1 - q ** (members - 1))) / (1 - q),
  };
}
