/** Every figure of a check as rows for a spreadsheet, with a column for each unit. */
import {
  OWN_MIX_PARTS,
  type CheckAnswer,
  type CheckedIncome,
} from "~/contract/living-annuity/check-operations";
import { capitalise } from "../plan/write-figures";
import { nameIncome, type CheckFacts } from "./check-facts";
import { nameShareTurned } from "./describe-part";
import { MIX_WORDS, MONTHS, OWN_PART_NAMES, SEX_NAMES } from "./check-questions";

const UNITS = {
  age: "at age (years)",
  perMonth: "rand a month (today's rand)",
  rand: "rand (today's rand)",
  percent: "percent",
  years: "age or time (years)",
  day: "day (DD/MM/YYYY)",
  words: "in words",
} as const;

type Unit = keyof typeof UNITS;
type Figure = { part: string; figure: string } & Partial<Record<Unit, string | number | null>>;

export const CHECK_COLUMNS = ["part", "figure", ...Object.values(UNITS)];

/** The rows, with the cells in the order of the columns. */
export function listCheckFigures(facts: CheckFacts) {
  const units = Object.keys(UNITS) as Unit[];
  return listFigures(facts).map(({ part, figure, ...values }) => [
    part,
    figure,
    ...units.map((unit) => values[unit] ?? undefined),
  ]);
}

function listFigures(facts: CheckFacts): Figure[] {
  const { answer } = facts;
  return [
    ...listAsked(facts),
    ...listLaw(facts),
    ...answer.incomes.flatMap((income) => listIncome(income, nameIncome(income, facts))),
    ...listCosts(facts),
    ...listLifeAnnuity(answer),
    ...listAssumed(answer),
  ];
}

const yesNo = (is: boolean) => (is ? "yes" : "no");

function listAsked({ asked, person }: CheckFacts): Figure[] {
  const part = `${capitalise(person.whose)} answers`;
  return [
    { part, figure: "Born", day: asked.dob },
    { part, figure: `${person.subject} ${person.verb("are", "is")} a`, words: SEX_NAMES[asked.gender] },
    { part, figure: "It is worth", rand: asked.value },
    { part, figure: "It pays, before tax", perMonth: asked.monthly_income },
    { part, figure: "Its year begins in", words: MONTHS[asked.anniversary_month - 1] },
    ...(asked.partner_dob && asked.partner_gender
      ? [
          { part, figure: "Partner born", day: asked.partner_dob },
          {
            part,
            figure: `${capitalise(person.whose)} partner is a`,
            words: SEX_NAMES[asked.partner_gender],
          },
        ]
      : []),
    { part, figure: "How it is invested", words: MIX_WORDS[asked.mix].label },
    { part, figure: "Other income, before tax", perMonth: asked.other_taxable_income ?? 0 },
    ...(asked.debt_payment_per_month === undefined
      ? []
      : [{ part, figure: "Debts cost", perMonth: asked.debt_payment_per_month }]),
  ];
}

function listLaw({ answer, person }: CheckFacts): Figure[] {
  const part = "The law";
  return [
    { part, figure: "Checked on", day: answer.checked_on },
    { part, figure: `${person.verb("Your", "The")} year begins on`, day: answer.year_begins },
    { part, figure: "It is worth then, in expected markets", rand: answer.value_then },
    {
      part,
      figure: `${person.subject} ${person.verb("draw", "draws")} a year, of what it is worth today`,
      percent: answer.drawdown_perct,
    },
    { part, figure: "The least a year", percent: answer.least_drawdown_perct },
    { part, figure: "The most a year", percent: answer.most_drawdown_perct },
    { part, figure: "The least, before tax", perMonth: answer.least_monthly_income },
    { part, figure: "The most, before tax", perMonth: answer.most_monthly_income },
    { part, figure: "May be taken in cash below", rand: answer.cash.below },
    { part, figure: "May be taken in cash today", words: yesNo(answer.cash.is_allowed) },
  ];
}

function listIncome(income: CheckedIncome, part: string): Figure[] {
  const ages = [
    ["poor", income.poor_age_income_reduces],
    ["expected", income.expected_age_income_reduces],
  ] as const;
  return [
    { part, figure: "Income, before tax", perMonth: income.monthly_income },
    { part, figure: "Income, after tax", perMonth: income.after_tax_monthly_income },
    { part, figure: "Drawn a year, of its worth then", percent: income.drawdown_perct },
    { part, figure: "The law allows it", words: yesNo(income.is_allowed) },
    { part, figure: "Chance that it keeps up with prices for life", percent: income.success_perct },
    ...ages.map(([markets, age]) => ({
      part,
      figure: `Falls from, in ${markets} markets`,
      years: age,
      words: age === null ? "not by 110" : undefined,
    })),
    ...income.by_age.flatMap(({ age, poor_income, expected_income, poor_left, expected_left }) => [
      { part, figure: "Income in poor markets, before tax", age, perMonth: poor_income },
      { part, figure: "Income in expected markets, before tax", age, perMonth: expected_income },
      { part, figure: "Left in poor markets", age, rand: poor_left },
      { part, figure: "Left in expected markets", age, rand: expected_left },
    ]),
  ];
}

function listCosts({ answer: { costs, lasting_success_perct }, person }: CheckFacts): Figure[] {
  const part = "Costs";
  return [
    {
      part,
      figure: "All costs a year",
      percent: costs.annual_cost_perct,
      words: costs.is_assumed ? "assumed" : person.verb("as you told us", "as we were told"),
    },
    { part, figure: "All costs now", perMonth: costs.monthly_cost },
    { part, figure: "Lower costs a year", percent: costs.lower_cost_perct },
    { part, figure: "What would last at the lower costs", perMonth: costs.lower_cost_lasting_income },
    { part, figure: "Chance with which we choose what lasts", percent: lasting_success_perct },
  ];
}

function listLifeAnnuity({ life_annuity: life, assumed }: CheckAnswer): Figure[] {
  const part = "A life annuity";
  return [
    { part, figure: "Paid in any case for", years: life.guarantee_period_years },
    { part, figure: "Share that a partner gets", percent: life.partner_perct },
    { part, figure: "Each costs more than", rand: life.least_price },
    { part, figure: "Prices are of", day: assumed.prices_as_of },
    ...life.parts.flatMap(({ perct, monthly_income, guaranteed_monthly_income, left }) => {
      const of = `${nameShareTurned(perct)} in a life annuity`;
      return [
        { part: of, figure: "Part of the living annuity", percent: perct },
        { part: of, figure: "Both together, before tax", perMonth: monthly_income },
        { part: of, figure: "Of it always, before tax", perMonth: guaranteed_monthly_income },
        ...left.map(({ age, expected }) => ({
          part: of,
          figure: "Left in expected markets",
          age,
          rand: expected,
        })),
      ];
    }),
  ];
}

function listAssumed({ assumed }: CheckAnswer): Figure[] {
  const part = "What we assumed";
  return [
    ...OWN_MIX_PARTS.map((name) => ({
      part,
      figure: OWN_PART_NAMES[name],
      percent: assumed.mix[name] ?? 0,
    })),
    { part, figure: "Assumptions of version", words: assumed.basis_version },
  ];
}
