import { expect, test } from "vitest";
import { describeField } from "~/contract/survey/fields";
import {
  GUARANTEED_INCOME_FIELDS,
  pickGuaranteedIncomeAnswers,
} from "~/contract/survey/guaranteed-income-answers";
import { readSurveyRecord, type SurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../../fixtures/people";
import { readAnswers } from "./check-record";
import { findGuaranteedIncome } from "./guaranteed-income";
import { isAnswered } from "./retirement-case";

const today = "2026-11-20";
const now = new Date(`${today}T08:00:00Z`);

function computeIncome(record: SurveyRecord): number {
  const profile = readAnswers(record, now);
  if (!isAnswered(profile)) throw new Error("lacks answers");
  return findGuaranteedIncome(profile, { today, fees: {} });
}

test.each(people(today))(
  "$slug: the answers that are sent for the figure are all it depends on",
  ({ record }) => {
    const sent = pickGuaranteedIncomeAnswers(readSurveyRecord(record));
    expect(sent).not.toHaveProperty("email");
    expect(sent).not.toHaveProperty("has_serious_illness");
    expect(computeIncome(sent)).toBe(computeIncome(record));
  },
);

/** Needs so much cash that part of it is taxed; a smaller need only reduces what is left of the tax-free part. */
const everything: SurveyRecord = {
  dob: "04/05/1962",
  gender: "female",
  retirement_date: "01/03/2027",
  retirement_savings: 4_000_000,
  own_savings: 200_000,
  has_debt: "yes",
  debt_value: 700_000,
  has_emergency_savings: "no",
  current_net_income: 60_000,
  need_cash_lump_sum: "yes",
  cash_lump_sum_value: 150_000,
  financially_support_partner: "yes",
  partner_gender: "male",
  partner_dob: "02/09/1965",
};

/** Allows so little to be taken in cash that the needs are not met. */
const parts = {
  fund_vested_whole: 100_000,
  fund_vested_third: 900_000,
  fund_savings: 100_000,
  fund_retirement: 2_900_000,
};
type Part = keyof typeof parts;

const others: SurveyRecord = {
  dob: "04/05/1961",
  gender: "male",
  retirement_date: "01/03/2028",
  retirement_savings: 5_000_000,
  debt_value: 90_000,
  current_net_income: 20_000,
  cash_lump_sum_value: 40_000,
  partner_gender: "female",
  partner_dob: "02/09/1960",
  second_life_gender: "female",
  second_life_dob: "02/09/1960",
  contribution_per_month: 5_000,
  earlier_lump_sums: 250_000,
  contributions_not_deducted: 100_000,
  debt_interest_perct: 2,
  own_savings: 300_000,
  own_savings_for_needs: "no",
  // As above, so little may be taken in cash that the needs are not met.
  funds: [
    {
      amount: 4_000_000,
      vested_whole: 100_000,
      vested_third: 900_000,
      savings: 100_000,
      retirement: 2_900_000,
      retired_from: "yes",
    },
  ],
};

/** Has no partner, because with one the income goes on to nobody else. */
const withSecondLife: SurveyRecord = {
  ...everything,
  financially_support_partner: "no",
  partner_gender: undefined,
  partner_dob: undefined,
  second_life_gender: "male",
  second_life_dob: "02/09/1965",
};

const wires = GUARANTEED_INCOME_FIELDS.map((name) => describeField(name).wire as keyof SurveyRecord);
const isPart = (wire: keyof SurveyRecord): wire is Part => wire in parts;

test.each(wires.filter(isPart))("the figure depends on %s, which another part makes room for", (wire) => {
  const from: Part = wire === "fund_retirement" ? "fund_vested_third" : "fund_retirement";
  const moved = { ...parts, [wire]: parts[wire] + 50_000, [from]: parts[from] - 50_000 };
  expect(computeIncome({ ...everything, ...moved })).not.toBe(computeIncome({ ...everything, ...parts }));
});

test.each(wires.filter((wire) => !isPart(wire)))("the figure depends on %s", (wire) => {
  expect(others[wire]).toBeDefined();
  const base = wire.startsWith("second_life") ? withSecondLife : everything;
  const changed = pickGuaranteedIncomeAnswers(readSurveyRecord({ ...base, [wire]: others[wire] }));
  expect(computeIncome(changed)).not.toBe(computeIncome(base));
});
