/**
 * Why another income lasts than at an earlier check.
 *
 * Two values are held against what it is worth now: what it would be worth had markets gone as expected and only what lasts
 * been drawn, and what it would be worth had they gone as expected with what was drawn. Each rand of a value makes as much
 * last as each rand does now, so that the change falls into three parts that add up to it: a year older, what was drawn
 * beyond what lasts, and markets, which is the rest. What else has changed since then, costs, mix or partner, counts as older.
 */
import type { IsoDate } from "~/base/date";
import { isIsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import { requireAmount } from "../recommendation/require-case";
import { pricesAfter, valueAfter } from "./until-anniversary";

/** The earlier check; rand of its day. */
export type EarlierCheck = {
  checkedOn: IsoDate;
  value: number;
  incomePerMonth: number;
  lastingPerMonth: number;
};

/** The living annuity now; rand of today. */
export type CheckNow = {
  adviceDate: IsoDate;
  value: number;
  lastingPerMonth: number;
  /** The expected return of a year after all costs, a share. */
  realReturn: number;
};

/** The change of what lasts a month, today's rand: its three parts, and what lasted and lasts. */
export type LastingChange = {
  olderPerMonth: number;
  drawnPerMonth: number;
  marketsPerMonth: number;
  lastingBeforePerMonth: number;
  lastingNowPerMonth: number;
};

function requireEarlier({ checkedOn, ...earlier }: EarlierCheck, { adviceDate }: CheckNow): void {
  if (!isIsoDate(checkedOn)) throw new RangeError("before.checkedOn: must be a day as YYYY-MM-DD");
  if (checkedOn > adviceDate) throw new RangeError("before.checkedOn: must not be after today");
  for (const [name, amount] of Object.entries(earlier)) requireAmount(`before.${name}`, amount);
}

/**
 * Explains the change.
 * @param now with a value above 0
 * @returns today's rand a month, not rounded; the three parts add up to `lastingNowPerMonth - lastingBeforePerMonth`
 * @throws RangeError naming the part of the earlier check that is out of its range
 */
export function explainLastingChange(
  before: EarlierCheck,
  now: CheckNow,
  basis: Pick<Basis, "inflation">,
): LastingChange {
  requireEarlier(before, now);
  const between = { from: before.checkedOn, to: now.adviceDate };
  const lastingBeforePerMonth = before.lastingPerMonth * pricesAfter(between, basis);
  const lastsOf = (incomePerMonth: number) =>
    (now.lastingPerMonth / now.value) *
    valueAfter({ value: before.value, incomePerMonth }, between, now.realReturn, basis);
  const [asItLasts, asDrawn] = [lastsOf(before.lastingPerMonth), lastsOf(before.incomePerMonth)];
  return {
    olderPerMonth: asItLasts - lastingBeforePerMonth,
    drawnPerMonth: asDrawn - asItLasts,
    marketsPerMonth: now.lastingPerMonth - asDrawn,
    lastingBeforePerMonth,
    lastingNowPerMonth: now.lastingPerMonth,
  };
}
