import { describe, expect, it } from "vitest";
import { addYears } from "~/base/date";
import { QUICK } from "../../../tests/support/held-plan";
import { BASIS_2026_12 } from "../basis/basis-2026-12";
import type { Basis } from "../basis/basis";
import { expectedRealNetReturn } from "../market/expected-return";
import { checkPayingAnnuity, type PayingAnnuity } from "./check-paying-annuity";
import { explainLastingChange, type EarlierCheck, type LastingChange } from "./explain-lasting-change";

type CheckNow = Parameters<typeof explainLastingChange>[1];
import { valueAfter } from "./until-anniversary";

/** Prices rise by 5% a year. */
const PRICES = { inflation: { mean: 0.05, deviation: 0, autocorrelation: 0 } };
/** A real return that means growth of 10% a year in nominal rand. */
const REAL = 1.1 / 1.05 - 1;

const BEFORE: EarlierCheck = {
  checkedOn: "2025-11-20",
  value: 1_000_000,
  incomePerMonth: 6_000,
  lastingPerMonth: 5_000,
};
/** With the anniversary on the day of the earlier check. */
const NOW: CheckNow = {
  adviceDate: "2026-11-20",
  value: 1_040_000,
  incomePerMonth: 6_000,
  anniversaryMonth: 11,
  lastingPerMonth: 5_300,
  realReturn: REAL,
};

/** Days from the first of each month to 20 November 2026. */
const DAYS = [354, 323, 292, 264, 233, 203, 172, 142, 111, 80, 50, 19];

const sumOf = ({ olderPerMonth, drawnPerMonth, marketsPerMonth }: LastingChange) =>
  olderPerMonth + drawnPerMonth + marketsPerMonth;

describe("why another income lasts", () => {
  it("is split by hand into a year older, what was drawn, and markets", () => {
    const change = explainLastingChange(BEFORE, NOW, PRICES);
    // Accumulated cost of a rand paid on the first of each month; each rand of value makes 5 300 / 1 040 000 last.
    const cost = DAYS.reduce((sum, days) => sum + 1.1 ** (days / 365), 0);
    const each = 5_300 / 1_040_000;
    const asItLasts = each * (1_100_000 - 5_000 * cost);
    const asDrawn = each * (1_100_000 - 6_000 * cost);
    expect(change.lastingBeforePerMonth).toBeCloseTo(5_250, 9);
    expect(change.lastingNowPerMonth).toBe(5_300);
    expect(change.olderPerMonth).toBeCloseTo(asItLasts - 5_250, 6);
    expect(change.drawnPerMonth).toBeCloseTo(asDrawn - asItLasts, 6);
    expect(change.marketsPerMonth).toBeCloseTo(5_300 - asDrawn, 6);
  });

  it("counts what lasts, and what it pays now, from the day on which its year began", () => {
    // It paid R6 000 on 1 December, January and February, and R4 500 since; R5 000 had 73 days of rising prices.
    const change = explainLastingChange(
      BEFORE,
      { ...NOW, incomePerMonth: 4_500, anniversaryMonth: 2 },
      PRICES,
    );
    const costOf = (days: number[]) => days.reduce((sum, each) => sum + 1.1 ** (each / 365), 0);
    const [waiting, since] = [costOf(DAYS.slice(0, 3)), costOf(DAYS.slice(3))];
    const each = 5_300 / 1_040_000;
    const asItLasts = each * (1_100_000 - 6_000 * waiting - 5_000 * 1.05 ** (73 / 365) * since);
    const asDrawn = each * (1_100_000 - 6_000 * waiting - 4_500 * since);
    expect(change.olderPerMonth).toBeCloseTo(asItLasts - 5_250, 6);
    expect(change.drawnPerMonth).toBeCloseTo(asDrawn - asItLasts, 6);
    expect(change.drawnPerMonth).toBeGreaterThan(0);
  });

  it("takes what it pays now for what it came to with prices over more years", () => {
    // R6 300 in the second year corresponds to R6 000 in the first.
    const longer = { ...BEFORE, checkedOn: "2024-11-20", lastingPerMonth: 6_000 };
    const change = explainLastingChange(longer, { ...NOW, incomePerMonth: 6_300 }, PRICES);
    expect(change.drawnPerMonth).toBeCloseTo(0, 9);
  });

  it("finds nothing drawn beyond what lasts before its year began", () => {
    const change = explainLastingChange(
      { ...BEFORE, checkedOn: "2026-10-01" },
      { ...NOW, anniversaryMonth: 12 },
      PRICES,
    );
    expect(change.drawnPerMonth).toBe(0);
    expect(sumOf(change)).toBeCloseTo(change.lastingNowPerMonth - change.lastingBeforePerMonth, 9);
  });

  it.each<[string, Partial<EarlierCheck>, Partial<CheckNow>]>([
    ["a year", {}, {}],
    ["a day", { checkedOn: "2026-11-19" }, {}],
    ["the same day", { checkedOn: "2026-11-20" }, {}],
    ["four years", { checkedOn: "2022-11-20" }, {}],
    [
      "all drawn",
      { checkedOn: "2016-11-20" },
      { incomePerMonth: 30_000, value: 10_000, lastingPerMonth: 40 },
    ],
  ])("adds up after %s", (_time, before, now) => {
    const change = explainLastingChange({ ...BEFORE, ...before }, { ...NOW, ...now }, PRICES);
    expect(sumOf(change)).toBeCloseTo(change.lastingNowPerMonth - change.lastingBeforePerMonth, 9);
  });

  it("is drawing alone where more was drawn, and markets alone where they were all that differed", () => {
    const expectedNow = (incomePerMonth: number) =>
      valueAfter(
        { value: 1_000_000, incomePerMonth },
        { from: BEFORE.checkedOn, to: NOW.adviceDate },
        REAL,
        PRICES,
      );
    const asDrawn = explainLastingChange(BEFORE, { ...NOW, value: expectedNow(6_000) }, PRICES);
    expect(asDrawn.marketsPerMonth).toBeCloseTo(0, 9);
    expect(asDrawn.drawnPerMonth).toBeLessThan(0);
    const asItLasts = { ...NOW, incomePerMonth: 5_000, value: expectedNow(5_000) + 50_000 };
    const better = explainLastingChange(BEFORE, asItLasts, PRICES);
    expect(better.drawnPerMonth).toBe(0);
    expect(better.marketsPerMonth).toBeGreaterThan(0);
  });

  it.each<[string, Partial<EarlierCheck>]>([
    ["before.checkedOn", { checkedOn: "2026-11-21" }],
    ["before.checkedOn", { checkedOn: "" }],
    ["before.value", { value: -1 }],
    ["before.lastingPerMonth", { lastingPerMonth: NaN }],
  ])("is refused by the name of %s: %o", (name, wrong) => {
    expect(() => explainLastingChange({ ...BEFORE, ...wrong }, NOW, PRICES)).toThrow(
      new RegExp(`^${name}: `),
    );
  });
});

describe("a check a year after another, in markets that never swing", () => {
  const calm: Basis = {
    ...BASIS_2026_12,
    assetClasses: BASIS_2026_12.assetClasses.map((each) => ({ ...each, volatility: 0 })),
    inflation: { ...BASIS_2026_12.inflation, deviation: 0 },
  };
  const FIRST: PayingAnnuity = {
    adviceDate: "2026-12-01",
    member: { birthDate: "1956-06-15", sex: "male" },
    value: 1_300_000,
    incomePerMonth: 7_500,
    anniversaryMonth: 12,
    annualFeeShare: 0.025,
    mix: "middle",
  };
  const lastingOf = ({ incomes }: ReturnType<typeof checkPayingAnnuity>) => incomes[2]!.incomePerMonth;
  const first = checkPayingAnnuity(FIRST, calm, QUICK);
  const before: EarlierCheck = {
    checkedOn: FIRST.adviceDate,
    value: FIRST.value,
    incomePerMonth: 7_500,
    lastingPerMonth: lastingOf(first),
  };
  const adviceDate = addYears(FIRST.adviceDate, 1);
  const realReturn = expectedRealNetReturn(calm.funds.selectIncome.mix, 0.025, calm);
  const between = { from: FIRST.adviceDate, to: adviceDate };

  it("finds that nothing came of markets, and that drawing too much made less last", () => {
    const value = valueAfter(FIRST, between, realReturn, calm);
    const { change, ...second } = checkPayingAnnuity({ ...FIRST, adviceDate, value, before }, calm, QUICK);
    expect(change!.marketsPerMonth).toBeCloseTo(0, 9);
    // Each rand overdrawn, with the return since its payment, costs as much lasting income as each rand of value gives.
    const cost = valueAfter({ ...FIRST, incomePerMonth: 0 }, between, realReturn, calm) - value;
    const tooMuch = (cost * (7_500 - before.lastingPerMonth)) / 7_500;
    expect(change!.drawnPerMonth).toBeCloseTo((-tooMuch * lastingOf({ ...second })) / value, 9);
    expect(sumOf(change!)).toBeCloseTo(lastingOf({ ...second }) - before.lastingPerMonth * 1.045, 9);
  });

  it("finds nothing of being older where all went as it was to last", () => {
    // It falls short in the same year both times, the last one that the income must reach.
    const asItLasts = { ...FIRST, incomePerMonth: before.lastingPerMonth };
    const value = valueAfter(asItLasts, between, realReturn, calm);
    const { change } = checkPayingAnnuity({ ...asItLasts, adviceDate, value, before }, calm, QUICK);
    expect(change!.drawnPerMonth).toBe(0);
    expect(change!.marketsPerMonth).toBeCloseTo(0, 9);
    // Except for months of 28 to 31 days, which a plan treats as equal: less than a cent of R5 756.
    expect(Math.abs(change!.olderPerMonth)).toBeLessThan(0.01);
  });

  it("finds as little where its year began in between, after months of too much", () => {
    const waiting: PayingAnnuity = { ...FIRST, adviceDate: "2026-11-20", anniversaryMonth: 2 };
    const lasts = lastingOf(checkPayingAnnuity(waiting, calm, QUICK));
    const [began, today] = ["2027-02-01", "2027-11-20"];
    const atStart = valueAfter(waiting, { from: waiting.adviceDate, to: began }, realReturn, calm);
    // 73 days of prices at 4.5% a year, after which it pays the lasting income.
    const incomePerMonth = lasts * 1.045 ** (73 / 365);
    const paying = { value: atStart, incomePerMonth };
    const value = valueAfter(paying, { from: began, to: today }, realReturn, calm);
    const earlier = { ...before, checkedOn: waiting.adviceDate, lastingPerMonth: lasts };
    const asked = { ...waiting, adviceDate: today, value, incomePerMonth, before: earlier };
    const { change } = checkPayingAnnuity(asked, calm, QUICK);
    expect(change!.drawnPerMonth).toBeCloseTo(0, 9);
    expect(change!.marketsPerMonth).toBeCloseTo(0, 9);
    expect(Math.abs(change!.olderPerMonth)).toBeLessThan(1);
  });
});
