/**
 * The ceilings of an income that is drawn only from a later anniversary e on, with the minimum
 * paid until then:
 *
 *   G_{k+1} = G_k·(g_k - l·b_k) before e,   G_{k+1} = G_k·g_k and A_{k+1} = A_k·g_k + b_k from e on,   G_0 = 1, A_e = 0,
 *
 * with l the minimum fraction of the capital, and again m·G_k / (1 + m·A_k) the largest income at an
 * anniversary k from e on.
 */
import type { Ceilings, CeilingRange, NoteFall } from "./ceilings";
import type { PayingCapital } from "./paying-capital";

/** The year in which the income begins, and the fraction of the capital paid in each year until then. */
type LaterStart = { fromYear: number; leastShare: number };

function followPath(
  path: number,
  { first, second, years, maximumShare }: PayingCapital,
  { fromYear, leastShare }: LaterStart,
  { range: { from, to }, note }: { range: CeilingRange; note: NoteFall },
): void {
  let grown = 1;
  let cost = 0;
  let lowest = Infinity;
  for (let k = 0; k < years; k++) {
    const index = path * first.fund.years + k;
    const [ofFirst, ofSecond] = [first.weights[k]!, second.weights[k]!];
    const growth = ofFirst * first.fund.growth[index]! + ofSecond * second.fund.growth[index]!;
    const costOfRand = ofFirst * first.fund.incomeCost[index]! + ofSecond * second.fund.incomeCost[index]!;
    if (k < fromYear) {
      grown *= growth - leastShare * costOfRand;
      continue;
    }
    const ceiling = (maximumShare * grown) / (1 + maximumShare * cost);
    if (ceiling < lowest && ceiling <= to) {
      lowest = ceiling;
      note(path, k, ceiling);
      if (ceiling < from) return;
    }
    cost = cost * growth + costOfRand;
    grown *= growth;
  }
}

/** The largest later incomes of each path, a year for each rand of the capital at retirement. */
export function findLaterCeilings(capital: PayingCapital, start: LaterStart): Ceilings {
  return {
    paths: capital.paths,
    years: capital.years,
    follow: (ofPaths, range, note) => {
      for (let path = 0; path < ofPaths; path++) followPath(path, capital, start, { range, note });
    },
  };
}
