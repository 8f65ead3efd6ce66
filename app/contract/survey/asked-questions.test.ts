import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../tests/support/survey-limits";
import { isAsked, pruneHiddenAnswers } from "./asked-questions";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import type { BackupCode, Profile } from "./profile";

type Importance = NonNullable<Profile["importance"]>;

const income: Importance = "guarantee_inc_and_no_inheritance";
const inheritance: Importance = "flexible_inc_and_inheritance";

describe("the importance question", () => {
  it.each<[savings: number, backup: BackupCode[], expected: boolean]>([
    [1_500_000, [0], false],
    [1_500_000, [], false],
    [1_500_001, [0], true],
    [100_000, [1], true],
    [100_000, [2, 3], true],
    [Number.NaN, [0], false],
  ])("savings R%s with back-up %j: asked %s", (investments, futureIncomeSupport, expected) => {
    expect(isAsked("importance", { ...EMPTY_PROFILE, investments, futureIncomeSupport }, LIMITS)).toBe(
      expected,
    );
  });
});

describe("the smoker question", () => {
  it.each<[illness: boolean | undefined, savings: number, BackupCode[], Importance | undefined, boolean]>([
    [undefined, 2_000_000, [0], income, false],
    [true, 2_000_000, [0], income, false],
    [false, 2_000_000, [0], income, true],
    [false, 2_000_000, [0], inheritance, false],
    [false, 2_000_000, [0], undefined, false],
    [false, 1_500_000, [0], undefined, true],
    [true, 1_500_000, [0], undefined, false],
    [false, 1_500_000, [], undefined, false],
    [false, 1_500_000, [2], income, true],
    [false, 1_500_000, [2], inheritance, false],
  ])("illness %s, savings R%s, back-up %j, prefers %s: asked %s", (...row) => {
    const [seriousIllness, investments, futureIncomeSupport, importance, expected] = row;
    const profile: Profile = {
      ...EMPTY_PROFILE,
      seriousIllness,
      investments,
      futureIncomeSupport,
      importance,
    };
    expect(isAsked("smoker", profile, LIMITS)).toBe(expected);
  });
});

describe("hidden answers", () => {
  it("are dropped, whatever was posted", () => {
    const posted: Profile = {
      ...EMPTY_PROFILE,
      investments: 1_000_000,
      investmentFund: "Nedbank",
      otherInvestmentFund: "Karoo Wool Board",
      debt: false,
      debtAmount: 5,
      emergencyMoney: true,
      currentNetIncomeAmount: 5,
      otherCash: false,
      otherCashAmount: 5,
      hasPartner: false,
      hasChild: false,
      hasOther: false,
      dependants: [
        { fullName: "Zanele" },
        { futureIncomeSupportYear: 2030 },
        { futureIncomeSupportAmount: 5 },
      ],
      futureIncomeSupport: [0],
      importance: income,
      seriousIllness: true,
      smoker: true,
    };
    expect(pruneHiddenAnswers(posted, LIMITS)).toEqual({
      ...EMPTY_PROFILE,
      investments: 1_000_000,
      investmentFund: "Nedbank",
      debt: false,
      emergencyMoney: true,
      otherCash: false,
      hasPartner: false,
      hasChild: false,
      hasOther: false,
      futureIncomeSupport: [0],
      seriousIllness: true,
    });
  });

  it("stay away when nothing opens them, and what is shown is kept", () => {
    const shown: Profile = {
      ...EMPTY_PROFILE,
      investments: 2_000_000,
      debt: true,
      debtAmount: 5,
      futureIncomeSupport: [0],
      importance: income,
      seriousIllness: false,
      smoker: true,
    };
    expect(pruneHiddenAnswers(shown, LIMITS)).toEqual(shown);
    expect(pruneHiddenAnswers({ ...shown, debt: undefined }, LIMITS).debtAmount).toBeUndefined();
  });
});
