/**
 * The value of a life annuity: the sum, over its payments, of the chance that it is paid, its amount
 * and its discount.
 *
 *   a = 1/m · Σ_j  P_j · ((1+g)^k + h·k) · (1+i)^(-t_j),        j = 0, 1, 2, …,  k = ⌊j/m⌋
 *
 * Payment j falls at t_j = j/m in advance and (j+1)/m in arrears; amounts rise at each anniversary, by the
 * fraction g or by the amount h, so the m payments of a year are equal; P_j = 1 for the payments of the
 * guarantee period, and afterwards
 *
 *   P_j = S_x(t_j)·(b·S_y(t_j) + s·(1 - S_y(t_j))) + c·(1 - S_x(t_j))·S_y(t_j),
 *
 * with S_x and S_y the member's and the partner's independent chances of being alive, and b, s and c the
 * shares paid while both live, to the member alone and to the partner alone. By default b = s = 1: the
 * partner's death changes nothing. Bowers et al., Actuarial Mathematics (2nd ed., 1997), chapters 5 and
 * 9; Dickson, Hardy and Waters, Actuarial Mathematics for Life Contingent Risks (3rd ed., 2020),
 * chapters 5 and 10.
 */
import {
  requireNotNegative,
  requirePaymentsPerYear,
  requireRate,
  requireShare,
  requireTiming,
} from "../basis/require-number";
import type { Timing } from "../market/payments-cost";
import {
  endAfter,
  requireMortality,
  survivalAtTimes,
  type Mortality,
  type WithinYear,
} from "../lives/survival";

const LONGEST_GUARANTEE_YEARS = 60;
const LONGEST_CERTAIN_YEARS = 1000;
/** Tolerance for rounding, as a fraction of a payment, in times such as 1/12 year. */
const ROUNDING = 1e-6;

/** The dates, increases and discount rate of payments. */
export type Payments = {
  /** Net effective yield a year: above -1. */
  interestShare: number;
  /** 1 for yearly, 12 for monthly, …: a whole number up to 366. */
  paymentsPerYear: number;
  timing: Timing;
  /** Increase at each anniversary as a fraction of the payment before; default 0. */
  increaseShare?: number;
};

/** The second life of an annuity, and the shares of the payments in each state of the pair. */
type PartnerOfAnnuity = {
  mortality: Mortality;
  /** Paid to the partner after the member's death. */
  share: number;
  /** Paid while both live; default 1. */
  bothShare?: number;
  /** Paid to the member after the partner's death; default 1. */
  memberAloneShare?: number;
};

/** An annuity on one life or two. */
export type LifeAnnuity = Payments & {
  mortality: Mortality;
  /** The distribution of deaths within the years of tables; default a constant force. */
  withinYear?: WithinYear;
  /** Guarantee period in years from the start, paid regardless of survival; default 0. */
  guaranteeYears?: number;
  partner?: PartnerOfAnnuity;
  /** Years from the start without payments (deferred annuity); default 0. */
  deferredYears?: number;
  /** Years from the start after which payments end (temporary annuity); default for life. */
  termYears?: number;
};

function requirePayments(payments: Payments): void {
  const { interestShare, paymentsPerYear, timing, increaseShare = 0 } = payments;
  requireRate("interestShare", interestShare);
  requireRate("increaseShare", increaseShare);
  requirePaymentsPerYear(paymentsPerYear);
  requireTiming(timing);
}

/**
 * Converts years to a number of payments.
 * @throws RangeError for years that do not end with a payment: only a contract says who is owed a part of one
 */
export function countPayments(name: string, years: number, paymentsPerYear: number): number {
  requireNotNegative(name, years);
  const payments = Math.round(years * paymentsPerYear);
  if (Math.abs(payments - years * paymentsPerYear) <= ROUNDING) return payments;
  throw new RangeError(`${name}: must be a multiple of 1/${paymentsPerYear}, is ${years}`);
}

/** The value of payments made with the chances `paid(payment, point)`, from payment `first` to before payment `end`. */
function discountPayments(
  payments: Payments,
  range: { first: number; end: number },
  paid: (payment: number, point: number) => number,
): number {
  const { interestShare, paymentsPerYear: m, timing, increaseShare = 0 } = payments;
  const toPoint = timing === "advance" ? 0 : 1;
  const withinYear = Float64Array.from({ length: m }, (_, j) => (1 + interestShare) ** (-(j + toPoint) / m));
  let value = 0;
  for (let payment = range.first; payment < range.end;) {
    const year = Math.floor(payment / m);
    const end = Math.min((year + 1) * m, range.end);
    let ofYear = 0;
    for (; payment < end; payment++) {
      ofYear += paid(payment, payment + toPoint) * withinYear[payment - year * m]!;
    }
    value += ofYear * (1 + increaseShare) ** year * (1 + interestShare) ** -year;
  }
  return value / m;
}

/**
 * The chance at each point in time that the payment is due because somebody lives, weighted by the shares paid.
 * @param years the horizon of the chances
 */
function chancesPaid(annuity: LifeAnnuity, years: number): Float64Array {
  const { paymentsPerYear: m, partner, withinYear } = annuity;
  requireMortality("mortality", annuity.mortality);
  const member = survivalAtTimes(endAfter(annuity.mortality, years), m, withinYear);
  if (!partner) return member;
  const { share, bothShare = 1, memberAloneShare = 1 } = partner;
  requireShare("partner.share", share);
  requireShare("partner.bothShare", bothShare);
  requireShare("partner.memberAloneShare", memberAloneShare);
  requireMortality("partner.mortality", partner.mortality);
  const other = survivalAtTimes(endAfter(partner.mortality, years), m, withinYear);
  const paid = new Float64Array(Math.max(member.length, other.length));
  for (let point = 0; point < paid.length; point++) {
    const x = point < member.length ? member[point]! : 0;
    const y = point < other.length ? other[point]! : 0;
    paid[point] = x * (memberAloneShare + (bothShare - memberAloneShare) * y) + share * (1 - x) * y;
  }
  return paid;
}

/**
 * The value, at the start, of a life annuity of 1 a year in its first year, paid in m equal payments.
 * @returns years' purchase, 0 or more; not rounded
 * @throws RangeError naming the argument that is out of its range
 */
export function annuityFactor(annuity: LifeAnnuity): number {
  requirePayments(annuity);
  const { paymentsPerYear: m, guaranteeYears = 0, deferredYears = 0, termYears } = annuity;
  if (guaranteeYears > LONGEST_GUARANTEE_YEARS) {
    throw new RangeError(`guaranteeYears: must be at most ${LONGEST_GUARANTEE_YEARS}, is ${guaranteeYears}`);
  }
  const guaranteed = countPayments("guaranteeYears", guaranteeYears, m);
  const first = countPayments("deferredYears", deferredYears, m);
  const end = termYears === undefined ? Infinity : countPayments("termYears", termYears, m);
  const alive = chancesPaid(annuity, termYears ?? Infinity);
  const longest = Math.max(alive.length, guaranteed);
  return discountPayments(annuity, { first, end: Math.min(end, longest) }, (payment, point) =>
    payment < guaranteed ? 1 : (alive[point] ?? 0),
  );
}

/**
 * The value, at the start, of 1 a year for a number of years regardless of survival.
 * @param years 0 to 1000
 * @returns years' purchase, 0 or more; not rounded
 */
export function certainAnnuityFactor(payments: Payments, years: number): number {
  requirePayments(payments);
  if (years > LONGEST_CERTAIN_YEARS) {
    throw new RangeError(`years: must be at most ${LONGEST_CERTAIN_YEARS}, is ${years}`);
  }
  const end = countPayments("years", years, payments.paymentsPerYear);
  return discountPayments(payments, { first: 0, end }, () => 1);
}

/**
 * The income that a premium buys with no charges beyond those in the interest rate.
 * @returns rand at each of the first year's payments, not rounded
 */
export function annuityPayment(premium: number, annuity: LifeAnnuity): number {
  requireNotNegative("premium", premium);
  const factor = annuityFactor(annuity);
  if (!(factor > 0)) throw new RangeError("annuity: it pays nothing, so no premium buys an income");
  return premium / (annuity.paymentsPerYear * factor);
}
