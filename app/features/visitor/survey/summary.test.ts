import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../../tests/support/survey-limits";
import { EMPTY_PROFILE } from "../../../../tests/support/empty-profile";
import type { Profile } from "~/contract/survey/profile";
import { summarise } from "./summary";

const profile: Profile = {
  ...EMPTY_PROFILE,
  investments: 4_200_000,
  debt: true,
  debtAmount: 150_000,
  emergencyMoney: false,
  currentNetIncomeAmount: 28_000,
  otherCash: false,
  hasPartner: true,
  hasChild: false,
  hasOther: false,
  futureIncomeSupport: [0],
  importance: "guarantee_inc_and_no_inheritance",
  seriousIllness: false,
  smoker: true,
};

/** The lines of the whole panel below the amounts, for answers changed from the usual ones. */
const sayRemainder = (answers: Partial<Profile> = {}) =>
  summarise(7, { profile: { ...profile, ...answers }, mistakes: [], limits: LIMITS }, false)?.remainder;

describe("the summary's words", () => {
  it("list who is supported", () => {
    expect(sayRemainder()?.[0]).toBe("You are providing financial support to your partner.");
    expect(sayRemainder({ hasChild: true, hasOther: true })?.[0]).toBe(
      "You are providing financial support to your partner, children and other(s).",
    );
    expect(sayRemainder({ hasPartner: false })?.[0]).toBe(
      "You are not providing financial support to anyone.",
    );
  });

  it("name the back-up plan", () => {
    expect(sayRemainder()?.[1]).toBe("You do not have a back-up plan.");
    expect(sayRemainder({ futureIncomeSupport: [1, 2, 3] })?.[1]).toBe(
      "Your backup plan includes: support from your children, other source of income, assets that can be sold",
    );
  });

  it("say which income comes first, where it was asked", () => {
    expect(sayRemainder()?.[2]).toBe("You prefer guaranteed income over inheritance.");
    expect(sayRemainder({ importance: "flexible_inc_and_inheritance" })?.[2]).toBe(
      "You prefer inheritance over guaranteed income.",
    );
    expect(sayRemainder({ investments: 1_000_000 })).toHaveLength(3);
  });

  it("say what health means for the plan", () => {
    expect(sayRemainder({ seriousIllness: true })?.[3]).toBe("You have a serious illness.");
    expect(sayRemainder()?.[3]).toBe(
      "You do not have a serious illness. You smoke 10 cigarettes a day or more.",
    );
    expect(sayRemainder({ importance: "flexible_inc_and_inheritance" })?.[3]).toBe(
      "You do not have a serious illness.",
    );
  });
});

describe("the summary panel", () => {
  const at = (step: 1 | 2 | 3 | 4 | 5 | 6 | 7, isFinished = false) =>
    summarise(step, { profile, mistakes: [], limits: LIMITS }, isFinished);

  it("begins at step 2 and grows with each step", () => {
    expect(at(1)).toBeUndefined();
    expect(at(2)).toEqual({ savings: { label: "Total savings", value: "R4\u00a0200\u00a0000" } });
    expect(at(3)?.remainder).toEqual([]);
    expect([4, 5, 6, 7].map((step) => at(step as 4 | 5 | 6 | 7)?.remainder?.length)).toEqual([1, 2, 3, 4]);
  });

  it("sets aside as many months for emergencies as the assumptions say", () => {
    const limits = { ...LIMITS, emergencyMonths: 6 };
    const summary = summarise(3, { profile, mistakes: [], limits }, false);
    expect(summary?.cashNeeds?.[1]?.value).toBe("Yes, R168\u00a0000");
  });

  it("shows all of it at any step once the survey is finished", () => {
    expect(at(1, true)?.remainder).toHaveLength(4);
  });

  it.each([
    [{}, "Yes, R84\u00a0000"],
    [{ currentNetIncomeAmount: undefined }, "Yes"],
    [{ emergencyMoney: true }, "No"],
    [{ emergencyMoney: undefined }, "Not answered yet"],
  ])("says yes or no to money for emergencies, with the amount once it is known: %j", (answers, said) => {
    const known = { profile: { ...profile, ...answers }, mistakes: [], limits: LIMITS };
    const row = summarise(3, known, false)?.cashNeeds?.[1];
    expect(row).toEqual({ label: "Set aside for emergencies", value: said });
  });

  it("names amounts, three months of income for emergencies, and what is not clear yet", () => {
    expect(at(3)?.cashNeeds?.map(({ value }) => value)).toEqual(["R150\u00a0000", "Yes, R84\u00a0000", "No"]);
    const mistakes = [{ field: "debtAmount", message: "Please enter an amount greater than R0" } as const];
    const unclear = summarise(
      3,
      { profile: { ...profile, otherCash: undefined }, mistakes, limits: LIMITS },
      false,
    );
    expect(unclear?.cashNeeds?.map(({ value }) => value)).toEqual([
      "Not answered yet",
      "Yes, R84\u00a0000",
      "Not answered yet",
    ]);
  });
});
