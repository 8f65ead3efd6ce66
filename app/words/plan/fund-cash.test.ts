import { expect, test } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeFundCash } from "./fund-cash";
import { gatherFacts } from "./plan-facts";

const FUND = { whole_in_cash: "no", lump_sum: 0 } as const;

test("of each fund it is told what may be taken, and what of the cash comes from it", () => {
  const funds = [
    { ...FUND, name: "A", savings_at_retirement: 100_000, max_available_for_withdrawl: 100_000, left: 0 },
    { ...FUND, savings_at_retirement: 900_000, max_available_for_withdrawl: 300_000, left: 900_000 },
    {
      name: "C",
      whole_in_cash: "yes",
      savings_at_retirement: 150_000,
      max_available_for_withdrawl: 50_000,
      lump_sum: 20_000,
      left: 130_000,
    } as const,
  ];
  const { common_info: common, ...rest } = recommend("LivingAnnuity");
  const cash = { ...common.cash_recommendations, funds };
  const facts = gatherFacts({ ...rest, common_info: { ...common, cash_recommendations: cash } }, plan());
  const left = { ...facts, plan: plan({ funds: [{ amount: 150_000, retired_from: "no" }] }) };
  expect(describeFundCash(left).at(-1)).toBe(
    "Cash that you take one day from a fund that stays where it is, is taxed on top of this cash.",
  );
  expect(describeFundCash(facts).map(plain)).toEqual([
    "**A, R100 000.** All of it may be taken in cash; no cash comes from it.",
    "**Fund 2, R900 000.** R300 000 may be taken in cash; no cash comes from it.",
    "**C, R150 000.** R50 000 may be taken in cash beside an income, or all of it; R20 000 of the cash comes from it.",
  ]);
});
