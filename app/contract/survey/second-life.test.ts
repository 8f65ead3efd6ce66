import { describe, expect, it } from "vitest";
import { pruneHiddenAnswers } from "./asked-questions";
import type { FieldName } from "./fields";
import { makeProfile, type Profile } from "./profile";
import { readSurveyRecord, writeSurveyRecord } from "./survey-record";
import { checkStep } from "./survey-rules";

const LIMITS = { ageAtRetirement: { from: 55, to: 85 }, softMinimumSavings: 1_000_000 } as never;

const SISTER = { secondLifeBirth: "1966-09-02", secondLifeGender: "female", hasPartner: false };

function check(answers: Partial<Record<FieldName, unknown>>, accepted?: Profile) {
  const given: Partial<Record<FieldName, unknown>> = {
    retirementDate: "2027-03-01",
    hasChild: false,
    hasOther: false,
    ...answers,
  };
  const context = { today: "2026-11-20", limits: LIMITS, accepted };
  return checkStep(
    4,
    makeProfile((name) => given[name]),
    context,
  ).map(({ field, message }) => `${field}: ${message}`);
}

describe("a second life", () => {
  it("travels as a day and a gender, and need not be told", () => {
    const sent = { second_life_dob: "02/09/1966", second_life_gender: "female" } as const;
    const profile = readSurveyRecord({ ...sent, financially_support_partner: "no" });
    expect(profile).toMatchObject(SISTER);
    expect(writeSurveyRecord(profile)).toMatchObject(sent);
    expect(check(SISTER)).toEqual([]);
    expect(check({ hasPartner: false })).toEqual([]);
  });

  it("needs both answers", () => {
    expect(check({ ...SISTER, secondLifeGender: undefined })).toEqual([
      "secondLifeGender: Please select gender",
    ]);
    expect(check({ ...SISTER, secondLifeBirth: undefined })).toEqual([
      "secondLifeBirth: Please enter their date of birth",
    ]);
  });

  it.each([
    ["1987-03-01", []],
    ["1987-03-02", [expect.stringContaining("at least 40 on the retirement date")]],
    ["1926-11-21", []],
    ["1926-11-20", [expect.stringContaining("younger than 100")]],
    ["1966-02-30", [expect.stringContaining("does not exist")]],
  ])("born on %s is from 40 at retirement to 99 today: %j", (secondLifeBirth, wrong) => {
    expect(check({ ...SISTER, secondLifeBirth })).toEqual(wrong);
  });

  it("stays right once it was accepted, however old they have become", () => {
    const accepted = makeProfile(
      (name) => ({ ...SISTER, secondLifeBirth: "1926-11-20" })[name as "hasPartner"],
    );
    expect(check({ ...SISTER, secondLifeBirth: "1926-11-20" }, accepted)).toEqual([]);
  });

  it("is dropped where a partner is supported", () => {
    const profile = makeProfile((name) => ({ ...SISTER, hasPartner: true })[name as "hasPartner"]);
    expect(pruneHiddenAnswers(profile, LIMITS)).not.toHaveProperty("secondLifeBirth");
  });
});
