import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { formatRand } from "~/base/money";
import type { PlanFacts } from "../plan/plan-facts";
import { formatShare, writeDate } from "../plan/write-figures";

type Row = { choice: string; amount: string };

/** What each change of the plan does to the income. */
export type ChoicesView = {
  heading: string;
  intro: string;
  /** What would raise the income, and what would lower it for the sake of something else. */
  groups: readonly { heading: string; rows: readonly Row[] }[];
};

/** A step of a need as something to do, and what it adds to the income, rand a month. */
type Change = { choice: string; to: string | number; perMonth: number };

/** What each choice costs: one step of every need, each alone. Nothing for a plan that pays less by choice. */
export function describeChoices(facts: PlanFacts): ChoicesView | undefined {
  const changes = facts.common.levers.flatMap((price) => describeSteps(price, facts));
  const raises = sortLargestFirst(changes.filter(({ perMonth }) => perMonth >= 1));
  const lowers = sortLargestFirst(changes.filter(({ perMonth }) => perMonth <= -1));
  const [largest] = raises;
  if (!largest) return undefined;
  return {
    heading: `${largest.choice} would add ${formatRand(largest.perMonth)} a month`,
    intro: "How each change alone affects your monthly income, in today’s rand before tax.",
    groups: [
      { heading: "What would raise it", rows: raises.map((change) => writeRow(change, "more")) },
      ...(lowers.length > 0
        ? [{ heading: "What would lower it", rows: lowers.map((change) => writeRow(change, "less")) }]
        : []),
    ],
  };
}

function writeRow({ choice, perMonth }: Change, word: "more" | "less"): Row {
  return { choice, amount: `${formatRand(Math.abs(perMonth))} ${word}` };
}

function sortLargestFirst(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => Math.abs(b.perMonth) - Math.abs(a.perMonth));
}

/** One step of a need in each direction, with all others as they are. */
export function describeSteps(price: WireLeverPrice, facts: PlanFacts): Change[] {
  const income = facts.product.expected.monthly_income_total;
  const describe = (step: WireLeverPrice["lower"], isMore: boolean): Change[] =>
    step
      ? [
          {
            choice: nameStep(price, { to: step.value, isMore }, facts),
            to: step.value,
            perMonth: step.monthly_income - income,
          },
        ]
      : [];
  return [...describe(price.lower, false), ...describe(price.higher, true)];
}

/** Says a step as something to do. */
function nameStep(
  { lever, value }: WireLeverPrice,
  { to, isMore }: { to: string | number; isMore: boolean },
  { partnerName }: PlanFacts,
): string {
  const amount = formatRand(Math.abs(Number(to) - Number(value)));
  const moreOrLess = isMore ? "more" : "less";
  switch (lever) {
    case "retirement_date":
      return nameDate(String(value), String(to));
    case "debt_recommend":
      return `Paying off ${amount} ${moreOrLess} of your debt`;
    case "emergency_savings_recommend":
      return `Keeping ${amount} ${moreOrLess} for emergencies`;
    case "personal_cash_recommend":
      return `Taking ${amount} ${moreOrLess} for personal use`;
    case "percent_capital_to_partner_dependants_annuity":
      return `Leaving ${formatShare(Number(to))} to dependants instead of\u00a0${formatShare(Number(value))}`;
    case "income_guarantee_period":
      return Number(to) === 0
        ? "No guaranteed years"
        : `${writeArticle(Number(to))} ${Number(to)}-year guarantee instead of\u00a0${Number(value)}`;
    case "partner_guaranteed_inc_perct":
      return `Leaving ${partnerName ?? "your partner"} ${Number(to)}% of the income instead of\u00a0${Number(value)}%`;
    case "apply_exclusion":
      return isMore
        ? "Leaving everything if you die in the first five years"
        : "Leaving only your share if you die in the first five years";
  }
}

/** `An` before 8, 11 and 18, which are spoken with a vowel. */
function writeArticle(years: number): string {
  return [8, 11, 18].includes(years) ? "An" : "A";
}

/** A date a year away needs no date. */
function nameDate(from: string, to: string): string {
  const years = Number(to.slice(-4)) - Number(from.slice(-4));
  if (Math.abs(years) !== 1) return `Retiring on ${writeDate(to)}`;
  return `Retiring a year ${years > 0 ? "later" : "earlier"}`;
}
