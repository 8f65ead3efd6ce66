/**
 * The value of 1 paid at a death, or to a life that survives a term: the mortality side of the annuities' table.
 *
 *   Σ_j (S(t_j) - S(t_{j+1})) · (1+i)^(-t_{j+1}),   t_j = j/m,      and S(n)·(1+i)^(-n) for living n years.
 *
 * Bowers et al., Actuarial Mathematics (2nd ed., 1997), chapter 4.
 */
import { requireNotNegative, requirePaymentsPerYear, requireRate } from "../basis/require-number";
import {
  endAfter,
  requireMortality,
  survivalAt,
  survivalAtTimes,
  type Mortality,
  type WithinYear,
} from "../lives/survival";
import { countPayments } from "./annuity-factor";

/** An assurance of 1 on one life. */
export type Assurance = {
  mortality: Mortality;
  withinYear?: WithinYear;
  /** Effective yield a year: above -1. */
  interestShare: number;
  /** In order: for life; for a death within the term; the same or to a survivor of it; only to a survivor of it. */
  kind: "wholeLife" | "term" | "endowment" | "pureEndowment";
  /** Years of the term; absent for life. */
  termYears?: number;
  /** Deaths are paid at the end of the year (1, the default), month (12), … in which they happen. */
  periodsPerYear?: number;
};

/** The value of payments for deaths in the first periods; a life that outlives a table dies in the period after it. */
function valueOfDeaths(assurance: Assurance, periods: number, m: number): number {
  const { mortality, withinYear, interestShare } = assurance;
  const alive = survivalAtTimes(endAfter(mortality, periods / m), m, withinYear);
  const end = Math.min(periods, alive.length);
  let value = 0;
  for (let period = 0; period < end; period++) {
    const deaths = alive[period]! - (alive[period + 1] ?? 0);
    value += deaths * (1 + interestShare) ** (-(period + 1) / m);
  }
  return value;
}

/**
 * The value, at the start, of an assurance of 1.
 * @returns 0 or more; not rounded
 * @throws RangeError naming the argument that is out of its range
 */
export function assuranceFactor(assurance: Assurance): number {
  const { mortality, withinYear, interestShare, kind, termYears, periodsPerYear: m = 1 } = assurance;
  requireMortality("mortality", mortality);
  requireRate("interestShare", interestShare);
  requirePaymentsPerYear(m, "periodsPerYear");
  if (kind === "wholeLife") return valueOfDeaths(assurance, Infinity, m);
  if (termYears === undefined) throw new RangeError(`termYears: is needed for ${String(kind)}`);
  requireNotNegative("termYears", termYears);
  const living = survivalAt(mortality, termYears, withinYear) * (1 + interestShare) ** -termYears;
  const dying = () => valueOfDeaths(assurance, countPayments("termYears", termYears, m), m);
  switch (kind) {
    case "term":
      return dying();
    case "endowment":
      return dying() + living;
    case "pureEndowment":
      return living;
    default:
      throw new RangeError(`kind: no assurance is called ${String(kind)}`);
  }
}
