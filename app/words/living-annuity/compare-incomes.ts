/** Compares three incomes: the present one, the one that lasts, and the one halfway. */
import { formatRand } from "~/base/money";
import type { CheckedIncome } from "~/contract/living-annuity/check-operations";
import { countFutures } from "../plan/describe-likelihood";
import { formatPercent, formatProjection, formatTens } from "../plan/write-figures";
import { nameIncome, sayDate, sayFutures, type CheckFacts } from "./check-facts";

/** The ages for which a card shows the remaining capital. */
const LEFT_AT = [75, 85, 95] as const;

/** One income. Bold is written between double stars. */
export type IncomeCard = {
  title: string;
  amount: string;
  dots: number;
  chance: string;
  rows: readonly { name: string; value: string }[];
  /** The law's limit that it breaks. */
  unlawful?: string;
  isMain: boolean;
};

export type IncomesView = { title: string; lead: string; cards: readonly IncomeCard[] };

const TITLES = ["What it pays now, in full", "Two incomes, side by side", "Three incomes, side by side"];

export function compareIncomes(facts: CheckFacts): IncomesView {
  const { told } = facts;
  return {
    title: TITLES[told.length - 1] ?? "",
    lead: sayRhythm(facts),
    cards: told.map((income) => describeIncome(income, facts)),
  };
}

function sayRhythm({ answer, choosesNow, person }: CheckFacts): string {
  const begin = `${person.subject} ${person.verb("choose", "chooses")}`;
  const year = `${person.verb("your", "the")} year begins`;
  const when = choosesNow
    ? `${begin} once a year, and ${year} this month.`
    : `${begin} again each year, when ${year} on ${sayDate(answer.year_begins).replace(/\s\d{4}$/, "")}.`;
  return `${when} What is left is in expected markets.`;
}

function describeIncome(income: CheckedIncome, facts: CheckFacts): IncomeCard {
  const { answer, asked, told } = facts;
  const tax = asked.other_taxable_income ? "After tax, beside other income" : "After tax";
  return {
    title: nameIncome(income, facts),
    // The present income was typed, to the rand.
    amount: income.kind === "now" ? formatRand(income.monthly_income) : formatTens(income.monthly_income),
    dots: countFutures(income.success_perct),
    chance: `Lasts for life in **${sayFutures(income.success_perct)}**`,
    rows: [
      { name: "Drawn a year, of its worth", value: formatPercent(income.drawdown_perct) },
      { name: tax, value: formatTens(income.after_tax_monthly_income) },
      { name: "Falls from, in poor markets", value: sayAge(income.poor_age_income_reduces) },
      { name: "Falls from, in expected markets", value: sayAge(income.expected_age_income_reduces) },
      ...LEFT_AT.flatMap((age) => {
        const found = income.by_age.find((one) => one.age === age);
        return found ? [{ name: `Left at ${age}`, value: formatProjection(found.expected_left) }] : [];
      }),
    ],
    unlawful: income.is_allowed ? undefined : sayUnlawful(income, answer.least_monthly_income),
    isMain: income === told.at(-1),
  };
}

function sayUnlawful({ monthly_income }: CheckedIncome, least: number): string {
  return monthly_income < least ? "Less than the law asks for" : "More than the law allows";
}

const sayAge = (age: number | null) => (age === null ? "not by 110" : String(age));
