import { describe, expect, it } from "vitest";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { findDecimals, listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab } from "~/contract/plan/levers";
import { NOT_YES_OR_NO } from "~/contract/wire/messages";
import { listFields, readTypedNeeds, SHOWN, writeFields } from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

const LIMITS: AdjustLimits = {
  retirement_date: { minimum: "2027-03-01", maximum: "2031-11-20" },
  debt_recommend: { minimum: 0, maximum: 150_000 },
  emergency_savings_recommend: { minimum: 0, maximum: 83_333.4 },
  personal_cash_recommend: { minimum: 0, maximum: 0 },
  lump_sum: { minimum: 250_000, maximum: 1_000_000 },
  percent_capital_to_partner_dependants_annuity: { minimum: 0.1, maximum: 0.55 },
  income_guarantee_period: { minimum: 0, maximum: 10 },
  partner_guaranteed_inc_perct: { minimum: 0, maximum: 75 },
};
const RECOMMENDED: Required<AdjustNeeds> = {
  retirement_date: "01/03/2027",
  debt_recommend: 150_000,
  emergency_savings_recommend: 83_333.4,
  personal_cash_recommend: 0,
  lump_sum: 550_000,
  percent_capital_to_partner_dependants_annuity: 0.55,
  income_guarantee_period: 10,
  partner_guaranteed_inc_perct: 75,
  apply_exclusion: "no",
  investment_recommendations: {},
};
const SHARES = [10, 20, 30, 40, 50, 55];

const findGround = (tab: IncreaseTab, held: AdjustNeeds): NeedsGround => ({
  levers: listTabLevers(tab),
  recommended: RECOMMENDED,
  held,
  limits: LIMITS,
  shares: SHARES,
});

/**
 * Posts a tab with something typed into it.
 * @param held the needs as they stand now
 * @param shown the needs as they stood when the page was drawn
 */
function read(tab: IncreaseTab, typed: Record<string, string>, held: AdjustNeeds = {}, shown = held) {
  const form = new FormData();
  const fields = { ...writeFields(findGround(tab, shown)), ...typed };
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  const result = readTypedNeeds(form, findGround(tab, held));
  return "needs" in result
    ? result.needs
    : result.mistakes.map(({ message }) => message.replaceAll("\u00a0", " "));
}

it("a need with one possible value has no field: nothing can be chosen", () => {
  const day = { minimum: "2031-11-25", maximum: "2031-11-25" };
  expect(listFields({ levers: ["retirement_date"], limits: { retirement_date: day } })).toEqual([]);
  expect(listFields({ levers: ["retirement_date"], limits: LIMITS })).toEqual(["retirement_date"]);
});

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

  it.each<[IncreaseTab, Record<string, string>, string[]]>([
    ["dependants", { dependentPercentage: "45,5" }, ["Please enter a whole percentage"]],
    [
      "dependants",
      { dependentPercentage: "101" },
      ["Percentage to dependants has to be between 10% and 55%"],
    ],
    ["cash-needs", { debtRepayment: "1.2.3" }, ["Invalid input format"]],
    ["guarantee-period", { incomeGuaranteePeriod: "ten" }, ["Invalid input format"]],
    ["delay-retirement", { retirementDate: "" }, ["Please enter your retirement date"]],
    ["delay-retirement", { retirementDate: "soon" }, ["Please enter a date as DD/MM/YYYY"]],
    [
      "delay-retirement",
      { retirementDate: "01/02/2027" },
      ["Retirement date has to be between 01/03/2027 and 20/11/2031"],
    ],
    [
      "cash-needs",
      { debtRepayment: "", emergencySavings: "83 334" },
      ["Debt amount has to be between 0 and R150 000", "Emergency amount has to be between 0 and R83 333"],
    ],
    ["guarantee-period", { incomeGuaranteePeriod: "" }, ["Please enter your income guarantee period"]],
    ["guarantee-period", { incomeGuaranteePeriod: "11" }, ["The guarantee period needs to be between 0-10"]],
    ["dependants", { dependentPercentage: "" }, ["Percentage to dependants has to be between 10% and 55%"]],
    ["dependants", { dependentPercentage: "60" }, ["Percentage to dependants has to be between 10% and 55%"]],
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

describe("a slider without scripts", () => {
  const share = (typed: Record<string, string>, held?: AdjustNeeds) =>
    (read("dependants", typed, held, {}) as AdjustNeeds).percent_capital_to_partner_dependants_annuity;
  it("counts if it alone was moved", () =>
    expect(share({ dependentPercentage: "55", slider: "2" })).toBe(0.3));
  it("counts as well after its value was stored, as by a script that came late", () =>
    expect(
      share(
        { dependentPercentage: "55", slider: "2" },
        { percent_capital_to_partner_dependants_annuity: 0.3 },
      ),
    ).toBe(0.3));
  it("gives way to a number", () => expect(share({ dependentPercentage: "25", slider: "2" })).toBe(0.25));
  it("counts not at all where it stood", () =>
    expect(share({ dependentPercentage: "25", slider: "5" })).toBe(0.25));
  it.each(["6", "-1", "x", ""])("is ignored beyond its ends: %j", (slider) =>
    expect(share({ dependentPercentage: "55", slider })).toBeUndefined(),
  );
});

describe("a form without a slider", () => {
  const GROUND: NeedsGround = {
    levers: ["percent_capital_to_partner_dependants_annuity", "apply_exclusion"],
    recommended: RECOMMENDED,
    held: {},
    limits: {
      percent_capital_to_partner_dependants_annuity: { minimum: 0.1, maximum: 1 },
      apply_exclusion: true,
    },
  };
  function readForm(typed: Record<string, string>) {
    const form = new FormData();
    const fields = { ...writeFields(GROUND), ...typed };
    for (const [name, text] of Object.entries(fields)) form.set(name, text);
    return readTypedNeeds(form, GROUND);
  }

  it("shows and posts what stands, and nothing of a slider", () => {
    expect(writeFields(GROUND)).toEqual({
      dependentPercentage: "55",
      applyExclusion: "no",
      [SHOWN]: "dependentPercentage=55&applyExclusion=no",
    });
    expect(readForm({})).toEqual({ needs: {} });
  });

  it("is read up to the plan's own limits", () => {
    expect(readForm({ dependentPercentage: "80", applyExclusion: "yes" })).toEqual({
      needs: { percent_capital_to_partner_dependants_annuity: 0.8, apply_exclusion: "yes" },
    });
    expect(readForm({ dependentPercentage: "101", applyExclusion: "" })).toEqual({
      mistakes: [
        {
          path: "percent_capital_to_partner_dependants_annuity",
          message: "Percentage to dependants has to be between 10% and 100%",
        },
        { path: "apply_exclusion", message: NOT_YES_OR_NO },
      ],
    });
  });
});

it("a need that the product does not have has no field", () =>
  expect(
    listFields({ levers: ["income_guarantee_period", "apply_exclusion", "retirement_date"], limits: {} }),
  ).toEqual([]));

it("a need without anything to choose has no field", () =>
  expect(listFields({ levers: listTabLevers("cash-needs"), limits: LIMITS })).toEqual([
    "debt_recommend",
    "emergency_savings_recommend",
  ]));
