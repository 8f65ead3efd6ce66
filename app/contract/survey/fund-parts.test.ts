import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../tests/support/survey-limits";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import { checkFundParts } from "./fund-parts";
import { checkStep } from "./survey-rules";
import type { Profile } from "./profile";

describe("the amounts of a fund's statement", () => {
  const check = (answers: Partial<Profile>) =>
    checkFundParts({ ...EMPTY_PROFILE, investments: 4_200_000, ...answers });
  const parts = { fundVestedWhole: 0, fundVestedThird: 3_000_000, fundSavings: 200_000 };

  it("are told all or none", () => {
    expect(check({})).toEqual([]);
    expect(check({ fundSavings: 200_000 }).map(({ field }) => field)).toEqual([
      "fundVestedWhole",
      "fundVestedThird",
      "fundRetirement",
    ]);
    expect(check(parts)).toEqual([
      { field: "fundRetirement", message: "Please enter all four amounts, R0 where there is none" },
    ]);
  });

  it("add up to the savings, to the rand", () => {
    expect(check({ ...parts, fundRetirement: 1_000_000.4 })).toEqual([]);
    const said = (fundRetirement: number) =>
      check({ ...parts, fundRetirement })[0]?.message.replaceAll("\u00a0", " ");
    expect(said(900_000)).toBe(
      "The four amounts have to add up to your savings. They add up to R4 100 000, which is R100 000 less",
    );
    expect(said(1_000_001)).toContain("which is R1 more");
  });

  it("are asked for beside another mistake of their step, unless the savings themselves are one", () => {
    const context = { today: "2026-11-20", limits: LIMITS };
    const list = (answers: Partial<Profile>) =>
      checkStep(2, { ...EMPTY_PROFILE, moneyKind: "fund", ...answers }, context).map(({ field }) => field);
    expect(list({ investments: 4_200_000, ...parts })).toEqual(["investmentFund", "fundRetirement"]);
    expect(list({ ...parts })).toEqual(["investments", "investmentFund"]);
  });
});
