import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPhone } from "~/base/phone";
import {
  nameByWireField,
  readSurveyRecord,
  type SurveyRecord,
  surveyRecordSchema,
  writeSurveyRecord,
} from "./survey-record";
import type { Profile } from "./profile";
import { checkSurvey } from "./survey-rules";
import { pruneHiddenAnswers } from "./asked-questions";
import { LIMITS } from "../../../tests/support/survey-limits";

/** The record printed in full in the API's description. */
const whole: SurveyRecord = {
  first_name: "Thandi",
  last_name: "Nkosi",
  email: "thandi@example.co.za",
  phone: "0821234567",
  dob: "14/03/1963",
  retirement_date: "01/03/2027",
  gender: "female",
  is_staff_or_family: "no",
  retirement_savings: 4_200_000,
  relevant_fund_retiring_from: "Not applicable",
  has_debt: "yes",
  debt_value: 150_000,
  has_emergency_savings: "no",
  current_net_income: 32_000,
  need_cash_lump_sum: "no",
  financially_support_partner: "yes",
  partner_name: "Jabu Nkosi",
  partner_gender: "male",
  partner_dob: "02/09/1966",
  financially_support_children: "yes",
  support_children_upto: 2031,
  monthly_support_children_value: 4_000,
  financially_support_someone: "no",
  backup_plan_family_support: "no",
  backup_plan_other_src_support: "yes",
  backup_plan_assets_support: "no",
  what_is_more_important: "flexible_inc_and_inheritance",
  has_serious_illness: "no",
};
const context = { today: "2026-11-20", limits: LIMITS };
const readPruned = (record: SurveyRecord) => pruneHiddenAnswers(readSurveyRecord(record), LIMITS);
const checkRecord = (record: SurveyRecord) => nameByWireField(checkSurvey(readPruned(record), context));

describe("a survey record", () => {
  it("survives being read and written", () => {
    expect(checkRecord(whole)).toEqual([]);
    expect(writeSurveyRecord(readSurveyRecord(whole))).toEqual(whole);
  });

  it("keeps the name of another employer", () => {
    const record = { ...whole, relevant_fund_retiring_from: "Karoo Wool Board" };
    expect(readSurveyRecord(record)).toMatchObject({
      investmentFund: "Other",
      otherInvestmentFund: "Karoo Wool Board",
    });
    expect(writeSurveyRecord(readSurveyRecord(record))).toEqual(record);
  });

  it("takes an empty back-up list for none", () => {
    expect(readSurveyRecord({}).futureIncomeSupport).toEqual([0]);
  });

  it("drops answers that other answers hide, and a guaranteed income that was sent in", () => {
    const posted = {
      ...whole,
      has_debt: "no" as const,
      guaranteed_income: 1,
      are_you_smoker: "yes" as const,
    };
    const written = writeSurveyRecord(readPruned(posted));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(["debt_value"]));
    expect(written).toMatchObject({ has_debt: "no" });
    expect(written.guaranteed_income).toBeUndefined();
    expect(written.are_you_smoker).toBeUndefined();
  });

  it.each<[change: SurveyRecord, path: string, message: string]>([
    [{ first_name: "" }, "first_name", "Please enter your preferred name"],
    [{ dob: "31/02/1963" }, "dob", "Please enter a date as DD/MM/YYYY"],
    [{ dob: "1963-03-14" }, "dob", "Please enter a date as DD/MM/YYYY"],
    [{ phone: "12" }, "phone", "Please enter your whole cell phone number"],
    [{ retirement_savings: 99_999 }, "retirement_savings", "Please enter an amount greater than R100 000"],
    [{ relevant_fund_retiring_from: "" }, "relevant_fund_retiring_from", "Please select your employer"],
    [{ debt_value: undefined }, "debt_value", "Please enter amount"],
    [{ support_children_upto: 2025 }, "support_children_upto", "Year has to be in range from 2026 to 2076"],
  ])("%j is named by its wire field", (change, path, message) => {
    expect(checkRecord({ ...whole, ...change })).toEqual([{ path, message }]);
  });

  it.each<[field: keyof SurveyRecord, sent: unknown, message: string]>([
    ["has_debt", "maybe", "Please select an option"],
    ["debt_value", "a lot", "Invalid input format"],
    ["what_is_more_important", "money", "Please select option"],
    ["gender", "x", "Please select your gender"],
    ["partner_gender", "x", "Please select gender"],
  ])("%s %j is refused in the survey's words", (field, sent, message) => {
    const read = surveyRecordSchema.safeParse({ ...whole, [field]: sent });
    expect(read.error?.issues[0]).toMatchObject({ path: [field], message });
  });
});

/** Letters, and characters that may slip in among them; the readers of answers trim the text. */
const anyText = fc.string({
  unit: fc.constantFrom(
    "a",
    "é",
    "𐐨",
    "'",
    " ",
    "-",
    ".",
    "@",
    "\t",
    "\n",
    "\u0000",
    "\u0085",
    "\u200b",
    "\ud800",
  ),
  maxLength: 60,
});

describe("a profile that the survey accepts", () => {
  const profile = readSurveyRecord(whole);
  it.each<[field: string, place: (text: string) => Profile]>([
    ["name", (name) => ({ ...profile, name })],
    ["surname", (surname) => ({ ...profile, surname })],
    ["email", (text) => ({ ...profile, email: `${text}@example.co.za` })],
    ["employer", (text) => ({ ...profile, investmentFund: "Other", otherInvestmentFund: text })],
    [
      "partner's name",
      (fullName) => ({
        ...profile,
        dependants: [{ ...profile.dependants[0], fullName }, profile.dependants[1], {}],
      }),
    ],
  ])("is a record that the services accept, whatever the %s", (_, place) => {
    let accepted = 0;
    const isTaken = fc.property(anyText, (text) => {
      const candidate = place(text.trim());
      if (checkSurvey(candidate, context).length > 0) return true;
      accepted += 1;
      return surveyRecordSchema.safeParse(writeSurveyRecord(candidate)).success;
    });
    fc.assert(isTaken, { numRuns: 2_000, examples: [["a\ta"], ["aa"], ["a\u0000a"]] });
    expect(accepted).toBeGreaterThan(0);
  });
});

describe("a number that nothing can store", () => {
  it.each([
    ["retirement_savings", 2 ** 63, "Please enter an amount up to R999 999 999 999"],
    ["retirement_savings", 1e25, "Please enter an amount up to R999 999 999 999"],
    ["retirement_savings", -1e308, "Please enter an amount greater than R100 000"],
    ["debt_value", -(2 ** 63), "Please enter an amount greater than R0"],
    ["medical_people", 2 ** 63, "Please enter a whole number up to 20"],
    ["support_children_upto", 1e300, "Please enter year"],
  ])("as %s of %d is refused in plain words", (field, number, message) => {
    const { error } = surveyRecordSchema.safeParse({ [field]: number });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it.each([1e15, -5, 0.5])("is no such as %d, which only breaks a rule", (retirement_savings) => {
    expect(surveyRecordSchema.safeParse({ retirement_savings }).success).toBe(true);
  });
});

describe("a cell phone number", () => {
  it.each([
    ["082 123 4567", "+270821234567"],
    ["82 123 4567", "+270821234567"],
    ["+27 82 123 4567", "+270821234567"],
    ["+27 (0) 82 123 4567", "+270821234567"],
    ["0027821234567", "+270821234567"],
    ["(082) 123-4567", "+270821234567"],
    ["082 123 456", "082 123 456"],
    ["abc", "abc"],
    ["  ", undefined],
  ])("%j is read as %j", (typed, phone) => expect(readPhone(typed)).toBe(phone));
});
