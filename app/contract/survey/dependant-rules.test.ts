/** The rules about a partner and other dependants. */
import { describe, expect, it } from "vitest";
import { context, messageAt, sipho } from "../../../tests/support/answered-well";
import { LIMITS } from "../../../tests/support/survey-limits";
import type { Dependant, Profile } from "./profile";
import { checkStep, type RuleContext } from "./survey-rules";

const partner = (answers: Dependant): Partial<Profile> => ({
  dependants: [{ ...sipho.dependants[0], ...answers }, sipho.dependants[1], sipho.dependants[2]],
});
const child = (answers: Dependant): Partial<Profile> => ({
  dependants: [sipho.dependants[0], { ...sipho.dependants[1], ...answers }, sipho.dependants[2]],
});
const other = (answers: Dependant): Partial<Profile> => ({
  dependants: [sipho.dependants[0], sipho.dependants[1], { ...sipho.dependants[2], ...answers }],
});

describe("step 4", () => {
  it.each(["hasPartner", "hasChild", "hasOther"] as const)("%s is required", (field) => {
    expect(messageAt(4, field, { [field]: undefined })).toBe("Please select an option");
  });

  it.each<[name: string | undefined, message: string | undefined]>([
    [undefined, "Please enter partner name and surname"],
    ["Z", "Please enter at least 2 characters"],
    [
      "Zanele 2",
      "Please enter a Partner Name and Surname that is at least 2 characters long and contains no numeric values",
    ],
    ["z".repeat(100), undefined],
    ["z".repeat(101), "Please enter a maximum of 100 characters"],
  ])("partner's name %j: %s", (fullName, message) => {
    expect(messageAt(4, "dependants[0].fullName", partner({ fullName }))).toBe(message);
  });

  it("needs the partner's gender", () => {
    expect(messageAt(4, "dependants[0].gender", partner({ gender: undefined }))).toBe("Please select gender");
  });

  const tooYoung =
    "Recommended income cannot be calculated for a life partner younger than 40 years at the retirement date";
  it.each<[birth: string | undefined, message: string | undefined]>([
    [undefined, "Please enter partner date of birth"],
    ["29/02/1967", "Please enter a date as DD/MM/YYYY"],
    ["1926-11-20", "Partner age should be less than 100"],
    ["1926-11-21", undefined],
    ["1987-03-01", undefined],
    ["1987-03-02", tooYoung],
  ])("partner born %s, retirement on 01/03/2027: %s", (dateOfBirth, message) => {
    expect(messageAt(4, "dependants[0].dateOfBirth", partner({ dateOfBirth }))).toBe(message);
  });

  it("keeps a partner's birth date that was accepted before the partner turned 100", () => {
    const old: Profile = { ...sipho, ...partner({ dateOfBirth: "1926-11-21" }) };
    const later: RuleContext = { today: "2026-11-22", limits: LIMITS, accepted: old };
    expect(checkStep(4, old, later)).toEqual([]);
  });

  it.each([
    [child, "dependants[1]", "Please enter year"],
    [other, "dependants[2]", "Please enter a year"],
  ] as const)("a supported person needs a year and an amount", (supported, place, yearMissing) => {
    const range = "Year has to be in range from 2026 to 2076";
    const year = `${place}.futureIncomeSupportYear`;
    const amount = `${place}.futureIncomeSupportAmount`;
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: undefined }))).toBe(yearMissing);
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: Number.NaN }))).toBe(range);
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: 2025 }))).toBe(range);
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: 2026 }))).toBeUndefined();
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: 2076 }))).toBeUndefined();
    expect(messageAt(4, year, supported({ futureIncomeSupportYear: 2077 }))).toBe(range);
    expect(messageAt(4, amount, supported({ futureIncomeSupportAmount: undefined }))).toBe(
      "Please enter amount",
    );
    expect(messageAt(4, amount, supported({ futureIncomeSupportAmount: Number.NaN }))).toBe(
      "Invalid input format. Type it like R1 200 000",
    );
    expect(messageAt(4, amount, supported({ futureIncomeSupportAmount: 0 }))).toBe(
      "Please enter an amount greater than R0",
    );
  });

  it("asks nothing about people who are not supported", () => {
    const alone: Profile = {
      ...sipho,
      hasPartner: false,
      hasChild: false,
      hasOther: false,
      dependants: [{}, {}, {}],
    };
    expect(checkStep(4, alone, context)).toEqual([]);
  });
});
