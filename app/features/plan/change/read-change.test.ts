import { describe, expect, it } from "vitest";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { findDecimals, type IncreaseTab, type Lever, listTabLevers } from "~/contract/plan/levers";
import { NOT_YES_OR_NO } from "~/contract/wire/messages";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { SAMPLE_LIMITS, SAMPLE_NEEDS } from "../../../../tests/support/sample-needs";
import {
  type Ground,
  type IncomeGround,
  type LeversGround,
  listFields,
  readChange,
  SHOWN,
  writeFields,
} from "./read-change";

const findGround = (tab: IncreaseTab, held: AdjustNeeds): LeversGround => ({
  asks: "levers",
  levers: listTabLevers(tab),
  recommended: SAMPLE_NEEDS,
  held,
  limits: SAMPLE_LIMITS,
});

/**
 * Posts a tab with something typed into it.
 * @param held the present needs
 * @param shown the needs when the page was rendered
 */
function read(tab: IncreaseTab, typed: Record<string, string>, held: AdjustNeeds = {}, shown = held) {
  const result = readChange(
    post({ ...writeFields(findGround(tab, shown)), ...typed }),
    findGround(tab, held),
  );
  return "change" in result ? result.change : listMessages(result.mistakes);
}

function post(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

const listMessages = (mistakes: readonly { message: string }[]) =>
  mistakes.map(({ message }) => message.replaceAll("\u00a0", " "));

const ONE_DAY: AdjustLimits = { retirement_date: { minimum: "2031-11-25", maximum: "2031-11-25" } };
it.each<[what: string, levers: readonly Lever[], limits: AdjustLimits, fields: Lever[]]>([
  ["one possible value", ["retirement_date"], ONE_DAY, []],
  ["something to choose", ["retirement_date"], SAMPLE_LIMITS, ["retirement_date"]],
  ["no place in the product", ["income_guarantee_period", "apply_exclusion", "retirement_date"], {}, []],
  [
    "nothing to choose beside others",
    listTabLevers("cash-needs"),
    SAMPLE_LIMITS,
    ["debt_recommend", "emergency_savings_recommend"],
  ],
])("a need with %s has a field or none", (_, levers, limits, fields) =>
  expect(listFields({ levers, limits })).toEqual(fields),
);

describe("what is typed on a tab", () => {
  it("takes the decimals that each percentage is configured with, and no more", () => {
    const shares = [
      ["dependants", "percent_capital_to_partner_dependants_annuity", "dependentPercentage"],
      ["partner-income", "partner_guaranteed_inc_perct", "guaranteeIncomePartnerPercentage"],
    ] as const;
    for (const [tab, lever, field] of shares) {
      const decimals = "5".repeat(findDecimals(lever));
      expect(read(tab, { [field]: decimals ? `30.${decimals}` : "30" })).toHaveProperty(lever);
      expect(read(tab, { [field]: `30.${decimals}5` })).toEqual([expect.stringMatching(/^Please enter a /)]);
    }
  });

  it.each<[IncreaseTab, Record<string, string>, AdjustNeeds]>([
    ["delay-retirement", { retirementDate: "1/3/2028" }, { retirement_date: "01/03/2028" }],
    ["delay-retirement", { retirementDate: "01.03.2027" }, {}],
    ["cash-needs", { debtRepayment: "R100 000", emergencySavings: "83 333" }, { debt_recommend: 100_000 }],
    ["guarantee-period", { incomeGuaranteePeriod: "7,5" }, { income_guarantee_period: 7.5 }],
    ["partner-income", { guaranteeIncomePartnerPercentage: "" }, { partner_guaranteed_inc_perct: 0 }],
    ["dependants", { dependentPercentage: "30%" }, { percent_capital_to_partner_dependants_annuity: 0.3 }],
  ])("%s, %j, is %j", (tab, typed, needs) => expect(read(tab, typed)).toEqual(needs));

  // The rules themselves are tested where they are declared.
  it.each<[IncreaseTab, Record<string, string>, string[]]>([
    ["dependants", { dependentPercentage: "45,5" }, ["Please enter a whole percentage"]],
    ["dependants", { dependentPercentage: "" }, ["Percentage to dependants has to be between 10% and 55%"]],
    ["guarantee-period", { incomeGuaranteePeriod: "ten" }, ["Invalid input format"]],
    ["guarantee-period", { incomeGuaranteePeriod: "" }, ["Please enter your income guarantee period"]],
    ["delay-retirement", { retirementDate: "" }, ["Please enter your retirement date"]],
    ["delay-retirement", { retirementDate: "soon" }, ["Please enter a date as DD/MM/YYYY"]],
    [
      "cash-needs",
      { debtRepayment: "1.2.3", emergencySavings: "83 334" },
      ["Invalid input format", "Emergency amount has to be between 0 and R83 333"],
    ],
  ])("%s, %j, is refused", (tab, typed, messages) => expect(read(tab, typed)).toEqual(messages));

  it("leaves the other tabs' needs as they are, and drops what is as recommended again", () => {
    const held: AdjustNeeds = { debt_recommend: 1_000, income_guarantee_period: 5 };
    expect(read("guarantee-period", { incomeGuaranteePeriod: "10" }, held)).toEqual({
      debt_recommend: 1_000,
    });
  });

  it("keeps a share above the recommended one, chosen elsewhere, until it is changed", () => {
    const held: AdjustNeeds = { percent_capital_to_partner_dependants_annuity: 0.65 };
    expect(read("dependants", {}, held)).toEqual(held);
    expect(read("dependants", { dependentPercentage: "60" }, held)).toHaveLength(1);
  });

  it("leaves alone what was not touched, whatever another page has stored since", () => {
    const elsewhere: AdjustNeeds = { debt_recommend: 20_000, emergency_savings_recommend: 5_000 };
    expect(read("cash-needs", {}, elsewhere, {})).toEqual(elsewhere);
    expect(read("cash-needs", { debtRepayment: "30 000" }, elsewhere, {})).toEqual({
      debt_recommend: 30_000,
      emergency_savings_recommend: 5_000,
    });
    const share: AdjustNeeds = { percent_capital_to_partner_dependants_annuity: 0.3 };
    expect(read("dependants", {}, share, {})).toEqual(share);
    const later: AdjustNeeds = { retirement_date: "01/03/2028" };
    expect(read("delay-retirement", { retirementDate: "1/3/2027" }, later, {})).toEqual(later);
    expect(read("delay-retirement", { retirementDate: "1/3/2027" }, later)).toEqual({});
  });

  it("counts whole where the page cannot say what it showed", () =>
    expect(
      read("cash-needs", { debtRepayment: "20 000", [SHOWN]: "" }, { emergency_savings_recommend: 5_000 }),
    ).toEqual({ debt_recommend: 20_000, emergency_savings_recommend: 5_000 }));
});

describe("what is typed on the page of a part", () => {
  const ground: LeversGround = {
    asks: "levers",
    levers: ["percent_capital_to_partner_dependants_annuity", "apply_exclusion"],
    recommended: SAMPLE_NEEDS,
    held: {},
    limits: {
      percent_capital_to_partner_dependants_annuity: { minimum: 0.1, maximum: 1 },
      apply_exclusion: true,
    },
  };
  const readPart = (typed: Record<string, string>) =>
    readChange(post({ ...writeFields(ground), ...typed }), ground);

  it("starts from what stands, and goes up to the plan's own limits", () => {
    expect(writeFields(ground)).toEqual({
      dependentPercentage: "55",
      applyExclusion: "no",
      [SHOWN]: "dependentPercentage=55&applyExclusion=no",
    });
    expect(readPart({})).toEqual({ change: {} });
    expect(readPart({ dependentPercentage: "80", applyExclusion: "yes" })).toEqual({
      change: { percent_capital_to_partner_dependants_annuity: 0.8, apply_exclusion: "yes" },
    });
    const message = "Percentage to dependants has to be between 10% and 100%";
    expect(readPart({ dependentPercentage: "101", applyExclusion: "" })).toEqual({
      mistakes: [
        { field: "dependentPercentage", message },
        { field: "applyExclusion", message: NOT_YES_OR_NO },
      ],
    });
  });
});

describe("what is typed of funds", () => {
  const held = { unit_trust: [{ fund_number: "1003", perct_alloc: 1 }] };
  const ground: Extract<Ground, { asks: "funds" }> = {
    asks: "funds",
    pots: ["unit_trust"],
    recommended: { ...SAMPLE_NEEDS, investment_recommendations: held },
    held: { debt_recommend: 1_000 },
    limits: { investment_recommendations: { unit_trust: ["1002", "1003"] } },
  };
  const readFunds = (typed: Record<string, string>) => {
    const read = readChange(post({ ...writeFields(ground), ...typed }), ground);
    return "change" in read ? read.change : read.mistakes;
  };

  it("joins what was changed before, with an empty field as 0", () => {
    expect(writeFields(ground)).toEqual({ "unit_trust-1002": "0", "unit_trust-1003": "100" });
    expect(readFunds({})).toEqual({ debt_recommend: 1_000 });
    expect(readFunds({ "unit_trust-1002": "100%", "unit_trust-1003": "" })).toEqual({
      debt_recommend: 1_000,
      investment_recommendations: { unit_trust: [{ fund_number: "1002", perct_alloc: 1 }] },
    });
  });

  it.each(["12,5", "-5", "101", "all"])("%j is refused at its field", (typed) => {
    const message = "Please enter a whole percentage from 0 to 100";
    expect(readFunds({ "unit_trust-1002": typed })).toEqual([{ field: "unit_trust-1002", message }]);
  });

  it("that does not add up is refused with its total, at the part of the plan", () => {
    const message = expect.stringContaining("add up to 110%. Please take 10% away") as string;
    expect(readFunds({ "unit_trust-1002": "10" })).toEqual([{ field: "unit_trust", message }]);
  });
});

describe("what is typed of another income", () => {
  const LOWER: IncomeGround = {
    asks: "income",
    kind: "amount",
    limit: "lower",
    range: { minimum: 4_000, maximum: 15_000.4 },
    recommended: 15_000.4,
    fromAnnuity: 12_000,
    held: 15_000,
  };
  const ANY: IncomeGround = { ...LOWER, limit: "any", range: { minimum: 4_000, maximum: 20_000 } };
  const UNIT_TRUST: IncomeGround = { ...LOWER, kind: "unit trust" };

  it.each<[IncomeGround, Record<string, string>, number]>([
    [LOWER, {}, 15_000],
    [LOWER, { newIncome: "R12 345,00" }, 12_345],
    [ANY, { newIncome: "20 000" }, 20_000],
    [UNIT_TRUST, { refusesUnitTrust: "yes" }, 12_000],
    [UNIT_TRUST, { refusesUnitTrust: "no" }, 15_000.4],
    [{ ...LOWER, kind: "nothing" }, {}, 15_000.4],
  ])("of %j, %j, is %d", (ground, typed, income) =>
    expect(readChange(post({ ...writeFields(ground), ...typed }), ground)).toEqual({
      change: { desired_gross_monthly_income: income },
    }),
  );

  it.each<[IncomeGround, Record<string, string>, string]>([
    [LOWER, { newIncome: " " }, "Please enter a monthly income"],
    [LOWER, { newIncome: "more" }, "Invalid input format"],
    [LOWER, { newIncome: "15 001" }, "less than the recommended total income"],
    [ANY, { newIncome: "20 001" }, "not more than R20 000"],
    [UNIT_TRUST, {}, NOT_YES_OR_NO],
  ])("of %j, %j, is refused: %s", (ground, typed, message) => {
    const read = readChange(post({ ...writeFields(ground), ...typed }), ground);
    expect("mistakes" in read && listMessages(read.mistakes).join()).toContain(message);
  });
});
