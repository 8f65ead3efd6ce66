/**
 * The value of a life annuity: the sum, over its payments, of the chance that it is paid, its amount and its discount.
 *
 *   a = 1/m · Σ_j  P_j · (1+g)^⌊j/m⌋ · (1+i)^(-t_j),        j = 0, 1, 2, …
 *
 * Payment j falls at t_j = j/m in advance and (j+1)/m in arrears; the amount rises by g at each anniversary, so the m
 * payments of a year are equal; P_j = 1 for the payments of the guarantee period, and afterwards
 *
 *   P_j = S_x(t_j) + c · (1 - S_x(t_j)) · S_y(t_j),
 *
 * with S_x and S_y the member's and the partner's independent chances of being alive and c the partner's share. The
 * partner's death changes nothing for the member. Bowers et al., Actuarial Mathematics (2nd ed., 1997), chapters 5
 * and 9; Dickson, Hardy and Waters, Actuarial Mathematics for Life Contingent Risks (3rd ed., 2020), chapters 5 and 10.
 */
import { requireFinite, requireNotNegative, requireRate, requireShare } from "../basis/require-number";
import { survivalAtTimes, type YearlyMortality } from "../lives/survival";

/** Yearly probabilities of dying, or the chance of being alive after some years as a function. */
export type Mortality = YearlyMortality | ((years: number) => number);

/** How long a survival function is followed: nobody who has an annuity lives so much longer. */
const LONGEST_YEARS = 130;
const LONGEST_GUARANTEE_YEARS = 60;

/** When payments fall, how they rise and at what rate they are discounted. */
export type Payments = {
  /** Net effective yield a year: above -1. */
  interestShare: number;
  /** 1 for yearly, 12 for monthly, …: a whole number. */
  paymentsPerYear: number;
  timing: "advance" | "arrears";
  /** Increase of the payments at each anniversary; none unless given. */
  increaseShare?: number;
};

/** An annuity on one life or two. */
export type LifeAnnuity = Payments & {
  mortality: Mortality;
  /** Years from the start whose payments are made whether anybody lives or not; none unless given. */
  guaranteeYears?: number;
  /** The partner's life and the share of the payments that goes on to it after the member's death. */
  partner?: { mortality: Mortality; share: number };
  /** Payments of the first years are left out (deferred annuity); none unless given. */
  deferredYears?: number;
  /** Payments end after so many years from the start (temporary annuity); never unless given. */
  termYears?: number;
};

function requirePayments({ interestShare, paymentsPerYear, increaseShare = 0 }: Payments): void {
  requireRate("interestShare", interestShare);
  requireRate("increaseShare", increaseShare);
  if (!Number.isInteger(paymentsPerYear) || paymentsPerYear < 1 || paymentsPerYear > 366) {
    throw new RangeError(`paymentsPerYear: must be a whole number from 1 to 366, is ${paymentsPerYear}`);
  }
}

/** Turns years into a number of payments. */
function countPayments(name: string, years: number, paymentsPerYear: number): number {
  requireNotNegative(name, years);
  return Math.round(years * paymentsPerYear);
}

/** The chances of being alive at 0, 1/m, 2/m, … as far as the mortality goes. */
function sampleSurvival(mortality: Mortality, paymentsPerYear: number): Float64Array {
  if (typeof mortality !== "function") return survivalAtTimes(mortality, paymentsPerYear);
  return Float64Array.from({ length: LONGEST_YEARS * paymentsPerYear + 1 }, (_, point) => {
    const years = point / paymentsPerYear;
    const chance = mortality(years);
    if (!(chance >= 0 && chance <= 1)) requireShare(`mortality(${years})`, chance);
    return chance;
  });
}

/** The value of payments made with the chances `paid(point)`, from payment `first` to before payment `end`. */
function discountPayments(
  payments: Payments,
  range: { first: number; end: number },
  paid: (payment: number, point: number) => number,
): number {
  const { interestShare, paymentsPerYear: m, timing, increaseShare = 0 } = payments;
  const toPoint = timing === "advance" ? 0 : 1;
  let value = 0;
  for (let payment = range.first; payment < range.end; payment++) {
    const point = payment + toPoint;
    const amount = (1 + increaseShare) ** Math.floor(payment / m);
    value += paid(payment, point) * amount * (1 + interestShare) ** (-point / m);
  }
  return value / m;
}

/**
 * The value, at the start, of a life annuity of 1 a year in its first year, paid in m equal payments.
 * @returns years' purchase, 0 or more; not rounded
 * @throws RangeError naming the argument that is out of its range
 */
export function annuityFactor(annuity: LifeAnnuity): number {
  requirePayments(annuity);
  const { paymentsPerYear: m, mortality, partner, guaranteeYears = 0, deferredYears = 0 } = annuity;
  if (guaranteeYears > LONGEST_GUARANTEE_YEARS) {
    throw new RangeError(`guaranteeYears: must be at most ${LONGEST_GUARANTEE_YEARS}, is ${guaranteeYears}`);
  }
  const guaranteed = countPayments("guaranteeYears", guaranteeYears, m);
  const first = countPayments("deferredYears", deferredYears, m);
  const member = sampleSurvival(mortality, m);
  const other = partner ? sampleSurvival(partner.mortality, m) : new Float64Array(0);
  const share = partner?.share ?? 0;
  requireShare("partner.share", share);
  const longest = Math.max(member.length, other.length, guaranteed);
  const end = annuity.termYears === undefined ? longest : countPayments("termYears", annuity.termYears, m);
  return discountPayments(annuity, { first, end: Math.min(end, longest) }, (payment, point) => {
    if (payment < guaranteed) return 1;
    const alive = member[point] ?? 0;
    return alive + share * (1 - alive) * (other[point] ?? 0);
  });
}

/**
 * The value, at the start, of 1 a year for a number of years whatever happens.
 * @returns years' purchase, 0 or more; not rounded
 */
export function certainAnnuityFactor(payments: Payments, years: number): number {
  requirePayments(payments);
  requireFinite("years", years);
  const end = countPayments("years", years, payments.paymentsPerYear);
  return discountPayments(payments, { first: 0, end }, () => 1);
}
