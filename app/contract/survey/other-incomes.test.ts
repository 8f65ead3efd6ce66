import { describe, expect, it } from "vitest";
import { describeField } from "./fields";
import type { OtherIncomeAnswer } from "./other-incomes";
import { makeProfile } from "./profile";
import { readSurveyRecord, surveyRecordSchema, writeSurveyRecord } from "./survey-record";
import { checkStep } from "./survey-rules";

const LIMITS = { ageAtRetirement: { from: 55, to: 85 }, softMinimumSavings: 1_000_000 } as never;

const PENSION: OtherIncomeAnswer = {
  name: "Nomsa’s pension",
  monthlyAmount: 5_000,
  isTaxable: true,
  owner: "own",
  from: "2031-03-01",
  until: "2041-12-01",
  increase: "level",
  survivorPercent: 50,
};

const WIRE = {
  name: "Nomsa’s pension",
  monthly_amount: 5_000,
  taxable: "yes",
  owner: "own",
  from: "03/2031",
  until: "12/2041",
  increase: "level",
  survivor_perct: 50,
} as const;

const check = (income: Partial<OtherIncomeAnswer>, partner?: string) => {
  const profile = makeProfile((name) => {
    if (name === "otherIncomes") return [{ ...PENSION, ...income }];
    return name === "dependants[0].dateOfBirth" ? partner : undefined;
  });
  const context = { today: "2026-11-20", limits: LIMITS };
  return checkStep(5, profile, context).filter(({ field }) => field === "otherIncomes");
};

describe("other incomes in a record", () => {
  it("travel with months, yes and no, and percent", () => {
    const profile = makeProfile((name) => (name === "otherIncomes" ? [PENSION] : undefined));
    expect(writeSurveyRecord(profile).other_incomes).toEqual([WIRE]);
    expect(surveyRecordSchema.parse({ other_incomes: [WIRE] })).toEqual({ other_incomes: [WIRE] });
    expect(readSurveyRecord({ other_incomes: [WIRE] }).otherIncomes).toEqual([PENSION]);
    const least = { monthly_amount: 800, taxable: "no", owner: "partner", increase: "prices" } as const;
    expect(readSurveyRecord({ other_incomes: [least] }).otherIncomes).toEqual([
      { monthlyAmount: 800, isTaxable: false, owner: "partner", increase: "prices", survivorPercent: 0 },
    ]);
    expect(describeField("otherIncomes").sealed).toBe("alone");
  });

  it.each([
    ["a month that is none", { ...WIRE, from: "13/2031" }],
    ["a day", { ...WIRE, until: "01/03/2031" }],
    ["more than all for the survivor", { ...WIRE, survivor_perct: 101 }],
    ["another owner", { ...WIRE, owner: "child" }],
  ])("are refused with %s", (_, income) => {
    expect(surveyRecordSchema.safeParse({ other_incomes: [income] }).success).toBe(false);
  });

  it("are at most six", () => {
    expect(surveyRecordSchema.safeParse({ other_incomes: new Array(7).fill(WIRE) }).success).toBe(false);
  });

  it("are judged by their owner and their months", () => {
    expect(check({})).toEqual([]);
    expect(check({ owner: "partner" })).toEqual([
      {
        field: "otherIncomes",
        message: "Income 1: Only of a partner whom the plan supports can an income be counted",
      },
    ]);
    expect(check({ owner: "partner" }, "1964-06-01")).toEqual([]);
    expect(check({ until: "2031-02-01" })[0]!.message).toContain("cannot be before the first one");
    expect(check({ monthlyAmount: -1 })[0]!.message).toContain("Please enter an amount");
  });
});
