/**
 * The yields at which a basis prices life annuities as insurers do.
 *
 * For each kind, the yield y is the one at which the differences between our incomes and the
 * quoted ones balance:
 *
 *   Σ_j  w_j · d_j / √(1 + (d_j/c)²) = 0,      d_j = ln(income_j(y) / quoted_j),  c = 2%,
 *
 * which minimises the pseudo-Huber loss of the differences. Small ones count in full, as in least squares;
 * none, however large, counts for more than c, so that a mistyped or unusual quote moves little. c is about
 * the deviation of a week's quotes around one yield (1.5% to 2.9%). Every term rises with y, so there is
 * exactly one solution. The weights w are those of `weighQuotes`. Hartley and Zisserman, Multiple View
 * Geometry in Computer Vision (2nd ed., 2004), A6.8.
 */
import type { AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { describeQuotedAnnuity, incomeAtYield, type Quote } from "./quote";
import { weighQuotes } from "./weigh-quotes";

/** No difference counts for more than this fraction of the income. */
export const STRONGEST_PULL_SHARE = 0.02;
/** Every plausible income has its yield between these; bisection finds it to 1e-12. */
const YIELDS = { lowest: -0.1, highest: 0.9 };
const HALVINGS = 40;

/** A quote beside our income at the fitted yield. */
type QuoteFit = {
  quote: Quote;
  /** The fraction of the fit that rests on this quote, large differences dampened; those of a kind add up to 1. */
  weightShare: number;
  /** Our income at the fitted yield, rand a month, and its excess over the quoted one as a fraction. */
  fittedPerMonth: number;
  differenceShare: number;
  /** The yield at which our income would equal the quote. */
  ownYieldShare: number;
};

/** The yield that the quotes of one kind imply, beside each of them in the given order. */
export type YieldFit = { kind: AnnuityKind; yieldShare: number; quotes: readonly QuoteFit[] };

/** The yield at which a rising function crosses zero. */
function findYield(difference: (yieldShare: number) => number): number {
  let { lowest, highest } = YIELDS;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (lowest + highest) / 2;
    if (difference(middle) < 0) lowest = middle;
    else highest = middle;
  }
  return (lowest + highest) / 2;
}

/** The weight factor that dampens large differences. */
const holdBack = (difference: number) => 1 / Math.hypot(1, difference / STRONGEST_PULL_SHARE);

function fitKind(kind: AnnuityKind, quotes: readonly Quote[], basis: Basis): YieldFit {
  const weights = weighQuotes(quotes);
  const priced = quotes.map((quote) => {
    const annuity = describeQuotedAnnuity(quote, basis);
    const incomeAt = (yieldShare: number) => incomeAtYield(annuity, yieldShare);
    const differenceAt = (yieldShare: number) => Math.log(incomeAt(yieldShare) / quote.incomePerMonth);
    return { quote, weight: weights.get(quote)!, incomeAt, differenceAt };
  });
  const yieldShare = findYield((candidate) =>
    priced.reduce((sum, { weight, differenceAt }) => {
      const difference = differenceAt(candidate);
      return sum + weight * difference * holdBack(difference);
    }, 0),
  );
  const pulls = priced.map(({ weight, differenceAt }) => weight * holdBack(differenceAt(yieldShare)));
  const allPulls = pulls.reduce((sum, pull) => sum + pull, 0);
  return {
    kind,
    yieldShare,
    quotes: priced.map(({ quote, incomeAt, differenceAt }, index) => ({
      quote,
      weightShare: pulls[index]! / allPulls,
      fittedPerMonth: incomeAt(yieldShare),
      differenceShare: incomeAt(yieldShare) / quote.incomePerMonth - 1,
      ownYieldShare: findYield(differenceAt),
    })),
  };
}

/**
 * Fits a yield to the quotes of each kind, on a basis's mortality; the basis's own yields are ignored.
 * @returns a fit for each kind with quotes; yields not rounded
 * @throws RangeError naming the part of a quote that is out of its range
 * cost: some hundred annuities valued for each quote
 */
export function fitYields(quotes: readonly Quote[], basis: Basis): YieldFit[] {
  const kinds = [...new Set(quotes.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    fitKind(
      kind,
      quotes.filter((quote) => quote.kind === kind),
      basis,
    ),
  );
}
