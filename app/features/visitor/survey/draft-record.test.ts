import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../../tests/support/survey-limits";
import { readDraftRecord, saysTheSame, writeDraftRecord } from "./draft-record";
import type { TypedAnswers } from "./typed-answers";

const context = { limits: LIMITS, mayStoreHealth: true };

const TYPED: TypedAnswers = {
  name: "Thandi",
  phone: "821234567",
  dateOfBirth: "14/03/1963",
  isNedgroupMember: "no",
  investments: "4\u00a0200\u00a0000",
  investmentFund: "Other",
  otherInvestmentFund: "Karoo Wool Board",
  debt: "yes",
  debtAmount: "150\u00a0000",
};

describe("a draft", () => {
  test("comes back as it was typed", () => {
    const back = readDraftRecord(writeDraftRecord(TYPED, context));
    for (const [name, value] of Object.entries(TYPED))
      expect([name, back[name as keyof TypedAnswers]]).toEqual([name, value]);
  });

  test("keeps other incomes, which no step of the survey asks for", () => {
    const other_incomes = [
      {
        name: "Nomsa’s pension",
        monthly_amount: 5_000,
        taxable: "yes",
        owner: "own",
        from: "03/2031",
        increase: "level",
        survivor_perct: 50,
      } as const,
    ];
    const typed = readDraftRecord({ other_incomes, need_alone_perct: 70 });
    expect(writeDraftRecord(typed, context)).toEqual({ other_incomes, need_alone_perct: 70 });
  });

  test("keeps funds, which no step of the survey asks for", () => {
    const funds = [
      { name: "Annuity A", amount: 150_000, retired_from: "yes" } as const,
      { amount: 90_000, retired_from: "no", pays_in: "yes" } as const,
    ];
    expect(writeDraftRecord(readDraftRecord({ funds }), context)).toEqual({ funds });
  });

  test.each<[string, TypedAnswers]>([
    ["an amount in letters", { investments: "a lot" }],
    ["a date that is none", { dateOfBirth: "soon" }],
    ["an empty step", {}],
  ])("leaves out %s", (_, typed) => {
    expect(writeDraftRecord(typed, context)).toEqual({});
  });

  test("tells no back-up plan from a question that was not answered", () => {
    const none = writeDraftRecord({ futureIncomeSupport: ["0"] }, context);
    expect(readDraftRecord(none).futureIncomeSupport).toEqual(["0"]);
    expect(readDraftRecord(writeDraftRecord({}, context))).not.toHaveProperty("futureIncomeSupport");
    expect(saysTheSame(none, writeDraftRecord({}, context))).toBe(false);
  });

  test("has health answers only with consent", () => {
    const typed: TypedAnswers = { seriousIllness: "yes", smoker: "no" };
    expect(writeDraftRecord(typed, context)).toHaveProperty("has_serious_illness", "yes");
    expect(writeDraftRecord(typed, { ...context, mayStoreHealth: false })).toEqual({});
  });

  test("names the plan that it changes", () => {
    expect(writeDraftRecord({}, { ...context, plan: 1502 }).id).toBe(1502);
    expect(saysTheSame({ id: 1502, guaranteed_income: 3, first_name: "A" }, { first_name: "A" })).toBe(true);
    expect(saysTheSame({ first_name: "A" }, { first_name: "B" })).toBe(false);
  });
});
