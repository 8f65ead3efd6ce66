import { expect, test } from "vitest";
import { STEPS } from "~/contract/survey/field-declaration";
import { describeField, FIELD_NAMES } from "~/contract/survey/fields";
import { viewProfile } from "~/contract/survey/profile-view";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import { LIMITS } from "../../../tests/support/survey-limits";
import { listQuestions } from "./steps";

test("the retirement date is asked before the date of birth, whose message needs it first", () => {
  const names = listQuestions(1).map(({ name }) => name);
  expect(names.indexOf("retirementDate")).toBeLessThan(names.indexOf("dateOfBirth"));
});

test("what is wrong with a step is listed in the order in which its questions stand", () => {
  for (const step of STEPS) {
    const named = listQuestions(step).map(({ name }) => name as string);
    const fields = FIELD_NAMES.filter((name) => describeField(name).step === step);
    const places = fields.map((name) => named.indexOf(name)).filter((place) => place >= 0);
    expect(places, `step ${step}`).toEqual([...places].sort((one, other) => one - other));
  }
});

test("savings outside an employer's fund are called what they are", () => {
  const fund = listQuestions(2).find(({ name }) => name === "investmentFund");
  const profile = { ...EMPTY_PROFILE, investmentFund: "Not applicable" } as const;
  const view = viewProfile(profile, { today: "2026-11-25", step: 3, isLoggedIn: false });
  expect(fund?.review?.(view, LIMITS)).toBe("Not an employer’s fund");
});
