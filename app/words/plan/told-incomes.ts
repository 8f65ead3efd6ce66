/** A plan's other incomes listed separately, for the years described. */
import { formatRand } from "~/base/money";
import type { WireNeedOfYear } from "~/contract/plan/income-need";
import { readMonth } from "~/contract/survey/other-incomes";
import type { WireOtherIncome } from "~/contract/survey/other-incomes-record";
import { listNeedRows } from "./need-by-year";
import { listWireIncomes } from "./other-income";
import type { PlanFacts } from "./plan-facts";
import { nameMonth } from "./write-figures";

/** The name of the plan's own part beside other incomes. */
export const THIS_PLAN = "This plan";
/** The name of all other incomes together. */
export const JOINT_OTHERS = "Other income";

export type ToldIncome = {
  /** Unique among the plan's incomes. */
  name: string;
  /** The answers about it, in a few sentences. */
  note: string;
  /** Rand a month after tax in a year. */
  readAfterTax: (row: WireNeedOfYear) => number;
};

/**
 * Lists the other incomes that are paid in a described year, the one that ends last first.
 * @returns one sum for plans of earlier engines, which stored nothing else
 */
export function listToldIncomes(facts: PlanFacts): ToldIncome[] {
  const rows = listNeedRows(facts);
  if (!rows.every((row) => row.each_other_income_after_tax))
    return [{ name: JOINT_OTHERS, note: "", readAfterTax: (row) => row.other_incomes_after_tax }];
  const readAt = (place: number) => (row: WireNeedOfYear) => row.each_other_income_after_tax?.[place] ?? 0;
  return nameApart(listNamed(facts))
    .map((income, place) => ({ income, readAfterTax: readAt(place) }))
    .filter(({ readAfterTax }) => rows.some((row) => readAfterTax(row) > 0))
    .sort((one, other) => sortableEnd(other.income).localeCompare(sortableEnd(one.income)))
    .map(({ income, readAfterTax }) => ({
      name: income.name,
      note: writeNote(income, facts),
      readAfterTax,
    }));
}

type NamedIncome = WireOtherIncome & { name: string };

/** The income given as a single amount has no name of its own; another without a name is called by its number. */
function listNamed(facts: PlanFacts): NamedIncome[] {
  const hasJoint = (facts.plan.other_taxable_income ?? 0) > 0;
  const places = (facts.plan.other_incomes ?? []).flatMap(({ monthly_amount }, place) =>
    monthly_amount > 0 ? [`Income ${place + 1}`] : [],
  );
  const names = [...(hasJoint ? [JOINT_OTHERS] : []), ...places];
  return listWireIncomes(facts).map((income, at) => ({ ...income, name: income.name ?? names[at]! }));
}

/** Numbers repeated names from the second on. */
function nameApart(incomes: readonly NamedIncome[]): NamedIncome[] {
  const taken = new Set([THIS_PLAN]);
  return incomes.map((income) => {
    let name = income.name;
    for (let number = 2; taken.has(name); number++) name = `${income.name} (${number})`;
    taken.add(name);
    return { ...income, name };
  });
}

/** `YYYY-MM`, which sorts by time; an income for life sorts after all others. */
const sortableEnd = ({ until }: WireOtherIncome) => until?.split("/").reverse().join("-") ?? "for life";

function writeNote(income: NamedIncome, { partnerName }: PlanFacts): string {
  const { monthly_amount, taxable, owner, from, until, increase } = income;
  const whose = owner === "partner" && partnerName ? `${partnerName}’s, ` : "";
  const span = [...sayMonth("from", from), ...(until ? sayMonth("until", until) : ["for life"])].join(" ");
  return `${whose}${formatRand(monthly_amount)} ${taxable === "yes" ? "before tax" : "not taxed"}, ${span}. ${
    increase === "level" ? "It never rises." : "It rises with prices."
  }`;
}

function sayMonth(word: "from" | "until", typed: string | undefined): string[] {
  const day = typed === undefined ? undefined : readMonth(typed);
  return day ? [`${word} ${nameMonth(day)}`] : [];
}
