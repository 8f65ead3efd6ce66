/**
 * The share of a living annuity plus that is left to dependants: half, or as much more as the support promised to a
 * child or another person needs.
 */
import { dayParts, type IsoDate } from "~/base/date";
import type { Support } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { requireNotNegative, requireRate } from "../basis/require-number";

const LAST_YEAR = 9999;

/** Refuses anything but a calendar year of four digits. */
export function requireYear(name: string, year: number): void {
  if (Number.isInteger(year) && year >= 0 && year <= LAST_YEAR) return;
  throw new RangeError(`${name}: must be a year up to ${LAST_YEAR}, is ${year}`);
}

/** Number of payments from the month after retirement to December of the end year. */
function monthsOfSupport({ endYear }: Support, retirementDate: IsoDate): number {
  requireYear("endYear", endYear);
  const { year, month } = dayParts(retirementDate);
  return Math.max((endYear - year) * 12 + (12 - month), 0);
}

/**
 * The value at retirement of all promised support, paid monthly in arrears.
 * @param realReturn yearly rate of discount
 * @returns today's rand
 */
export function valueOfSupports(
  supports: readonly Support[],
  retirementDate: IsoDate,
  realReturn: number,
): number {
  requireRate("realReturn", realReturn);
  const monthlyDiscount = (1 + realReturn) ** (-1 / 12);
  return supports.reduce((sum, support) => {
    requireNotNegative("amountPerMonthReal", support.amountPerMonthReal);
    const months = monthsOfSupport(support, retirementDate);
    let value = 0;
    for (let month = months; month > 0; month--) value = (value + 1) * monthlyDiscount;
    return sum + support.amountPerMonthReal * value;
  }, 0);
}

/** The support of the first month after retirement, rand. */
export function firstSupportPerMonth(supports: readonly Support[], retirementDate: IsoDate): number {
  return supports
    .filter((support) => monthsOfSupport(support, retirementDate) > 0)
    .reduce((sum, { amountPerMonthReal }) => sum + amountPerMonthReal, 0);
}

/**
 * The usual share, raised in steps until that part of the annuity covers the value of the supports.
 * @returns a share up to 1; 1 also when even all of the annuity does not cover them
 */
export function dependantsShareFor(supportValue: number, annuity: number, { rules }: Basis): number {
  return raiseShare(rules.dependantsShare.usual, { supportValue, annuity, rules });
}

/** The minimum share that may be left, raised likewise, so that an adjustment cannot break a promise of support. */
export function leastShareFor(supportValue: number, annuity: number, { rules }: Basis): number {
  return raiseShare(rules.dependantsShare.minimum, { supportValue, annuity, rules });
}

type Covering = { supportValue: number; annuity: number; rules: Basis["rules"] };

function raiseShare(from: number, { supportValue, annuity, rules }: Covering): number {
  requireNotNegative("supportValue", supportValue);
  requireNotNegative("annuity", annuity);
  const { step } = rules.dependantsShare;
  const steps = Math.round((1 - from) / step);
  for (let raised = 0; raised < steps; raised++) {
    // Rounded, so that shares like 0.55 come out as written.
    const share = Number((from + raised * step).toFixed(6));
    if (share * annuity >= supportValue) return share;
  }
  return 1;
}
