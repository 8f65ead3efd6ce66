/**
 * The credits of survivors in the pool of a living annuity plus from those who died.
 *
 * Deaths count at the year's end, after the year's payments. The dependants of the dead receive the share d of the
 * capital, the rest is forfeited to the survivors: of 1 rand held by each, q·(1-d) is shared by 1-q, so each rand
 * earns (1-d)·q/(1-q). In a year that nobody outlives, nobody receives anything.
 */
import { requireProbabilities, requireShare, requireWhole } from "../basis/require-number";

/** The pool's lives, and the part of the capital that is forfeited. */
type PoolTerms = {
  /** Yearly probabilities of dying of the pool's lives: of the last survivor when a partner depends on the income. */
  mortality: ArrayLike<number>;
  /** Share of the capital that is left to dependants, 0 to 1. */
  dependantsShare: number;
  /** Whether deaths in the first five years leave everything to the dependants, so that nothing is shared then. */
  applyExclusion: boolean;
};

/** Years without forfeits when the exclusion applies. */
const EXCLUSION_YEARS = 5;

/** The credits at the ends of the years, fractions of the survivor's capital after the year's payments. */
export function poolCredits({ mortality, dependantsShare, applyExclusion }: PoolTerms): Float64Array {
  requireProbabilities("mortality", mortality);
  requireShare("dependantsShare", dependantsShare);
  return Float64Array.from(mortality, (q, k) =>
    q === 1 || (applyExclusion && k < EXCLUSION_YEARS) ? 0 : ((1 - dependantsShare) * q) / (1 - q),
  );
}

/** Credits of 0, for a plain living annuity. */
export function noCredits(years: number): Float64Array {
  requireWhole("years", years);
  return new Float64Array(years);
}

/** The shares of the capital that go to dependants on a death in each year. */
export function sharesLeft({ mortality, dependantsShare, applyExclusion }: PoolTerms): Float64Array {
  requireShare("dependantsShare", dependantsShare);
  return Float64Array.from(mortality, (_, k) =>
    applyExclusion && k < EXCLUSION_YEARS ? 1 : dependantsShare,
  );
}
