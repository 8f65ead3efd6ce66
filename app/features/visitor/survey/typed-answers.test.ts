import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../../tests/support/survey-limits";
import { readPath } from "~/base/field-path";
import type { Profile } from "~/contract/survey/profile";
import { readSurvey } from "./read-survey";
import { takeTyped } from "./take-typed";
import { readTyped } from "~/web/fields/question-typing";
import { forgetHidden, readProfile, replaceStep, writeTyped, type TypedAnswers } from "./typed-answers";
import { isField } from "~/words/survey/question";
import { allQuestions, stepWords } from "~/words/survey/steps";

function fill(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const thandi: TypedAnswers = {
  name: "Thandi",
  surname: "Nkosi",
  email: "thandi@example.co.za",
  phone: "821234567",
  dateOfBirth: "14/03/1963",
  retirementDate: "01/03/2027",
  gender: "female",
  isNedgroupMember: "no",
  investments: "4\u00a0200\u00a0000",
  investmentFund: "Other",
  otherInvestmentFund: "Karoo Wool Board",
  debt: "yes",
  debtAmount: "150\u00a0000",
  emergencyMoney: "no",
  currentNetIncomeAmount: "32\u00a0000",
  otherCash: "yes",
  otherCashAmount: "120\u00a0000",
  fundVestedWhole: "0",
  fundVestedThird: "3\u00a0000\u00a0000",
  fundSavings: "200\u00a0000",
  fundRetirement: "1\u00a0000\u00a0000",
  moneyKind: "fund",
  earlierCash: "yes",
  earlierLumpSums: "250\u00a0000",
  hasPartner: "yes",
  "dependants[0].fullName": "Jabu Nkosi",
  "dependants[0].gender": "male",
  "dependants[0].dateOfBirth": "02/09/1966",
  hasChild: "yes",
  "dependants[1].futureIncomeSupportYear": "2031",
  "dependants[1].futureIncomeSupportAmount": "4\u00a0000",
  hasOther: "yes",
  "dependants[2].futureIncomeSupportYear": "2040",
  "dependants[2].futureIncomeSupportAmount": "1\u00a0500",
  futureIncomeSupport: ["1", "2", "3"],
  otherTaxableIncomePerMonth: "9\u00a0000",
  otherTaxableIncomeUntil: "03/2031",
  importance: "guarantee_inc_and_no_inheritance",
  seriousIllness: "no",
  smoker: "yes",
};

describe("typed answers", () => {
  it("become a profile, and the profile becomes them again", () => {
    expect(writeTyped(readProfile(thandi, LIMITS))).toEqual(thandi);
  });

  it("name every question but the consents, so that none is lost on the way", () => {
    const names = allQuestions.map(({ name }) => name).filter(isField);
    expect(Object.keys(thandi).sort()).toEqual(names.sort());
  });

  it.each<[field: string, typed: string, kept: unknown]>([
    ["investments", "R 4 200 000", 4_200_000],
    ["investments", "4,200,000.50", 4_200_001],
    ["investments", "four million", Number.NaN],
    ["investments", " ", undefined],
    ["dateOfBirth", "14.3.1963", "1963-03-14"],
    ["dateOfBirth", "31/02/1963", "1963-02-31"],
    ["dateOfBirth", "1963-03-14", "1963-03-14"],
    ["dateOfBirth", "14 March 1963", "1963-03-14"],
    ["investments", "R1.2m", 1_200_000],
    ["investments", "99 999.99", 100_000],
    ["name", "  Thandi ", "Thandi"],
    ["gender", "x", undefined],
    ["investmentFund", "Old Mutual", undefined],
    ["phone", "082 123 4567", "+270821234567"],
    ["phone", "27 82 123 4567", "+270821234567"],
    ["dateOfBirth", "14031963", "1963-03-14"],
  ])("%s typed as %j is read as %s", (field, typed, kept) => {
    expect(readPath(readProfile({ ...thandi, [field]: typed }, LIMITS), field)).toEqual(kept);
  });

  it("are judged with the cents that were typed, and kept without", () => {
    const context = { today: "2026-11-28", limits: LIMITS, isForClient: false };
    const { profile, judge } = readSurvey({ ...thandi, investments: "99 999.99" }, context);
    expect(profile.investments).toBe(100_000);
    expect(judge(2)).toEqual([
      {
        field: "investments",
        message: "Please enter an amount greater than R100 000",
        turnsAway: "has small savings",
      },
    ]);
  });

  it("keeps a support year that is not four digits as unreadable", () => {
    const year = "dependants[1].futureIncomeSupportYear";
    const { dependants } = readProfile({ ...thandi, [year]: "20311" }, LIMITS);
    expect(dependants[1].futureIncomeSupportYear).toBeNaN();
  });
});

describe("a posted form", () => {
  it("gives the answers of its own step and no others", () => {
    const form = fill([
      ["debt", "yes"],
      ["debtAmount", "0"],
      ["name", "Mallory"],
      ["__proto__", "x"],
    ]);
    expect(readTyped(stepWords[3].questions, form)).toEqual({ debt: "yes", debtAmount: "0" });
  });

  it("reads one box, several and none alike, and no box that is not there", () => {
    expect(readTyped(stepWords[5].questions, fill([["futureIncomeSupport", "2"]]))).toEqual({
      futureIncomeSupport: ["2"],
    });
    const two = fill([
      ["futureIncomeSupport", "1"],
      ["futureIncomeSupport", "9"],
      ["futureIncomeSupport", "3"],
    ]);
    expect(readTyped(stepWords[5].questions, two)).toEqual({ futureIncomeSupport: ["1", "3"] });
    expect(readTyped(stepWords[5].questions, fill([]))).toEqual({ futureIncomeSupport: [] });
  });

  it("is cut to one character more than a field may hold, in whole letters", () => {
    const typed = readTyped(stepWords[1].questions, fill([["name", "😀".repeat(60)]]));
    expect(typed.name).toBe("😀".repeat(51));
  });

  it("has no white space but single spaces, and nothing that no page can show", () => {
    const typed = readTyped(
      stepWords[2].questions,
      fill([["otherInvestmentFund", "Karoo\t Wool\r\nBoard\u0000"]]),
    );
    expect(typed.otherInvestmentFund).toBe("Karoo Wool Board");
  });

  it("drops invisible marks, and counts a letter with its accent as one", () => {
    const form = fill([
      ["name", "\u202aZoe\u0308\u00ad \u200b Ann\u202c"],
      ["dateOfBirth", "\u200e14/03/1963\u200e"],
    ]);
    expect(readTyped(stepWords[1].questions, form)).toMatchObject({
      name: "Zo\u00eb Ann",
      dateOfBirth: "14/03/1963",
    });
  });

  it("takes no longer for marks than for letters", () => {
    const form = fill([["name", `Zoe${"\u0308\u0323".repeat(29_000)}`]]);
    const begun = process.cpuUsage();
    expect(readTyped(stepWords[1].questions, form).name).toMatch(/^Zo\u1eb9\u0323/);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(100);
  });

  it.each(["", "0".repeat(40)])("is no amount when more follows it than is kept, after %j", (before) => {
    const typed = `${before}2000000${" ".repeat(35)}million dollars and some more`;
    const form = fill([["investments", typed]]);
    expect(readProfile(readTyped(stepWords[2].questions, form), LIMITS).investments).toBeNaN();
  });

  it("takes the place of the step's old answers, the unticked ones included", () => {
    const after = replaceStep(3, thandi, { debt: "no", emergencyMoney: "yes" });
    expect(after).toMatchObject({ name: "Thandi", debt: "no", emergencyMoney: "yes" });
    expect(after.otherCash).toBeUndefined();
  });
});

describe("an answer that hides others", () => {
  it("clears them for good", () => {
    const hidden = forgetHidden({ ...thandi, debt: "no", hasPartner: "no", seriousIllness: "yes" });
    expect(hidden.debtAmount).toBeUndefined();
    expect(hidden["dependants[0].fullName"]).toBeUndefined();
    expect(hidden.smoker).toBeUndefined();
    expect(hidden.otherCashAmount).toBe("120\u00a0000");
  });

  it("hides nothing before it is given", () => {
    const { debt, ...others } = thandi;
    expect(debt).toBe("yes");
    expect(forgetHidden(others).debtAmount).toBe("150\u00a0000");
  });
});

describe("an amount without its tick", () => {
  const ticked = { ...thandi, futureIncomeSupport: ["1", "2"] };
  const unticked = { ...thandi, futureIncomeSupport: ["1"] };
  const accepted = readProfile(unticked, LIMITS);
  const post = (amount: string, ...boxes: string[]) =>
    fill([
      ...boxes.map((box): [string, string] => ["futureIncomeSupport", box]),
      ["otherTaxableIncomePerMonth", amount],
    ]);
  const judge = (typed: TypedAnswers, plan?: Profile) =>
    readSurvey(typed, { today: "2026-11-28", limits: LIMITS, isForClient: false, accepted: plan }).judge(5);
  const mistake = {
    field: "futureIncomeSupport",
    message: "You typed an amount. Tick the box, or clear the amount.",
  };

  it.each([
    ["beside another box", ["1"]],
    ["beside no box, instead of the missing answer", []],
    ["beside None", ["0"]],
  ])("is asked about at the box, %s, and ticks nothing", (_, boxes) => {
    const taken = takeTyped(5, {}, { form: post("9 000", ...boxes) });
    expect(taken).toEqual({ futureIncomeSupport: boxes, otherTaxableIncomePerMonth: "9 000" });
    expect(judge(taken)).toEqual([mistake]);
    const again = takeTyped(5, taken, { form: post("9 000", ...boxes) });
    expect(judge(again)).toEqual([mistake]);
    const cleared = takeTyped(5, again, { form: post("", "1") });
    expect(cleared).toEqual({ futureIncomeSupport: ["1"], otherTaxableIncomePerMonth: "" });
    expect(judge(cleared)).toEqual([]);
  });

  it("goes with a tick that was there before, and is asked about if it was changed as well", () => {
    expect(takeTyped(5, ticked, { form: post("9 000", "1") })).not.toHaveProperty(
      "otherTaxableIncomePerMonth",
    );
    expect(judge(takeTyped(5, ticked, { form: post("8 000", "1") }))).toEqual([mistake]);
  });

  it.each(["9 000", ""])("stays where the plan asked for it, posted as %j", (posted) => {
    const taken = takeTyped(5, unticked, { form: post(posted, "1"), accepted });
    expect(readProfile(taken, LIMITS).otherTaxableIncomePerMonth).toBe(9_000);
    expect(judge(taken, accepted)).toEqual([]);
  });

  it("is asked about where the plan had asked for another", () => {
    const taken = takeTyped(5, unticked, { form: post("8 000", "1"), accepted });
    expect(judge(taken, accepted)).toEqual([mistake]);
  });
});
