/**
 * Why another income lasts than at an earlier check.
 *
 * Until its next year began it paid what it paid then, which the earlier check reckoned with. From that day on two values are
 * held against what it is worth now: what it would be worth had markets gone as expected and only what lasts been drawn, and
 * what it would be worth had they gone as expected with what it pays now. Each rand of a value makes as much last as each rand
 * does now, so that the change falls into three parts that add up to it: a year older, what was drawn beyond what lasts, and
 * markets, which is the rest. What else has changed since then, costs, mix or partner, counts as older.
 */
import type { IsoDate } from "~/base/date";
import { isIsoDate } from "~/base/date";
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

/** The living annuity now; rand of today. */
export type CheckNow = {
  adviceDate: IsoDate;
  value: number;
  incomePerMonth: number;
  anniversaryMonth: number;
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
