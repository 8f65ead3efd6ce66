import { describe, expect, it } from "vitest";
import { context, messageAt, sipho } from "../../../tests/support/answered-well";
import type { Step } from "./field-declaration";
import { MONEY_KIND, readMoneyKind } from "./money-kind";
import type { Profile } from "./profile";
import { checkStep, checkSurvey } from "./survey-rules";

describe("the kind of money", () => {
  it("is a fund's in a plan, and each other one is refused in words of its own", () => {
    for (const moneyKind of MONEY_KIND.choices)
      expect(messageAt(2, "moneyKind", { moneyKind })).toBe(
        moneyKind === "fund" ? undefined : MONEY_KIND.refused[moneyKind],
      );
  });

  it("is read from earlier records, in which money that pays already counts whatever else is said", () => {
    expect(readMoneyKind({ already_paying: "yes", money_kind: "fund" })).toBe("paying");
    expect(readMoneyKind({ already_paying: "no", money_kind: "own" })).toBe("own");
    expect(readMoneyKind({ already_paying: "no" })).toBe("fund");
    expect(readMoneyKind({})).toBeUndefined();
  });

  it("and cash taken before have to be answered in the survey, and not in a record of before they were asked", () => {
    const before: Profile = {
      ...sipho,
      moneyKind: undefined,
      earlierCash: undefined,
      earlierLumpSums: undefined,
    };
    expect([2, 3].flatMap((step) => checkStep(step as Step, before, context))).toEqual([
      { field: "moneyKind", message: "Please select an option" },
      { field: "earlierCash", message: "Please select an option" },
    ]);
    expect(checkSurvey(before, context)).toEqual([]);
  });
});
