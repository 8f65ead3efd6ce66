/**
 * The reasons for a different lasting income than at an earlier check.
 *
 * Until its next anniversary the annuity paid its income of that time, which the earlier check assumed. From
 * that day on two values are compared with its present value: its value had markets gone as expected with
 * only the lasting income drawn, and its value had they gone as expected with the present income drawn. Each
 * rand of a value gives as much lasting income as each rand does now, so the change splits into three parts
 * that add up to it: a year older, drawdown beyond the lasting income, and markets, which is the rest. Any
 * other change since then, of costs, mix or partner, counts as older.
 */
import { isIsoDate, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import { requireAmount } from "../recommendation/require-case";
import { nextAnniversary, pricesAfter, raisesBy, valueAfter } from "./until-anniversary";

/** The earlier check; rand of its day. */
export type EarlierCheck = {
  checkedOn: IsoDate;
  value: number;
  incomePerMonth: number;
  lastingPerMonth: number;
};

/** The living annuity today; today's rand. */
type CheckNow = {
  adviceDate: IsoDate;
  value: number;
  incomePerMonth: number;
  anniversaryMonth: number;
  lastingPerMonth: number;
  /** The expected yearly return after all costs, a fraction. */
  realReturn: number;
};

/** The change of the lasting income a month, today's rand: its three parts, and the incomes before and now. */
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
  const { checkedOn, value, incomePerMonth, lastingPerMonth } = before;
  const { adviceDate, realReturn } = now;
  const anniversary = nextAnniversary(checkedOn, now.anniversaryMonth);
  const yearBegan = anniversary < adviceDate ? anniversary : adviceDate;
  const [waiting, since] = [
    { from: checkedOn, to: yearBegan },
    { from: yearBegan, to: adviceDate },
  ];
  const valueThen = valueAfter({ value, incomePerMonth }, waiting, realReturn, basis);
  const lastsOf = (perMonth: number) =>
    (now.lastingPerMonth / now.value) *
    valueAfter({ value: valueThen, incomePerMonth: perMonth }, since, realReturn, basis);
  const asItLasts = lastsOf(lastingPerMonth * pricesAfter(waiting, basis));
  const asDrawn = lastsOf(now.incomePerMonth / raisesBy(since, basis));
  const lastingBeforePerMonth = lastingPerMonth * pricesAfter({ from: checkedOn, to: adviceDate }, basis);
  return {
    olderPerMonth: asItLasts - lastingBeforePerMonth,
    drawnPerMonth: asDrawn - asItLasts,
    marketsPerMonth: now.lastingPerMonth - asDrawn,
    lastingBeforePerMonth,
    lastingNowPerMonth: now.lastingPerMonth,
  };
}
