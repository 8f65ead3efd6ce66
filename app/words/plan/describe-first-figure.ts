/** From the first figure to the plan: the estimate, and the effect of each later answer. */
import { formatRand } from "~/base/money";
import type { FigureCause, FollowedFigure } from "~/contract/plan/first-figure";
import type { PlanFacts } from "./plan-facts";
import { capitalise } from "./write-figures";

/** More causes than these would not be read; the rest are summed. */
const MOST_NAMED = 4;

type Cause = { name: string; isPlural?: true };
type Part = Cause & { added: number };

const CAUSES: Record<Exclude<FigureCause, "product">, Cause> = {
  assumptions: { name: "prices and costs", isPlural: true },
  dates: { name: "your exact ages, dates and gender", isPlural: true },
  partner: { name: "what you said of a partner" },
  savings: { name: "what you said of your savings" },
  own_savings: { name: "your own savings", isPlural: true },
  debt: { name: "debt" },
  emergency: { name: "emergency money" },
  personal_use: { name: "cash to spend" },
  earlier_cash: { name: "cash you took before" },
  supports: { name: "support for others" },
  health: { name: "your health" },
};
const OTHERS: Cause = { name: "your other answers", isPlural: true };

/** The sentences; undefined for a plan that did not begin with an estimate. */
export function describeFirstFigure(facts: PlanFacts): string | undefined {
  const figure = facts.common.first_figure;
  if (!figure) return undefined;
  const told = `Your first figure was **${formatRand(figure.monthly_income_total)}**, ${figure.way === "guaranteed" ? "mostly guaranteed" : "all flexible"}.`;
  const parts = nameParts(figure, facts);
  if (parts.length === 0) return `${told} Your plan comes to the same.`;
  const takes = parts.filter(({ added }) => added < 0);
  const adds = parts.filter(({ added }) => added > 0);
  return [told, ...sayAll(takes, "take", " of it"), ...sayAll(adds, "add", "")].join(" ");
}

/** Names the parts in their order; the smallest ones in excess are summed as the last. */
function nameParts({ parts, way }: FollowedFigure, facts: PlanFacts): Part[] {
  const named = parts.map(({ cause, monthly_income_added: added }) => ({
    ...(cause === "product" ? nameProduct(way, facts) : CAUSES[cause]),
    added,
  }));
  if (named.length <= MOST_NAMED) return named;
  const largest = [...named]
    .sort((one, other) => Math.abs(other.added) - Math.abs(one.added))
    .slice(0, MOST_NAMED - 1);
  const rest = named.filter((part) => !largest.includes(part)).reduce((sum, { added }) => sum + added, 0);
  return [
    ...named.filter((part) => largest.includes(part)),
    ...(rest === 0 ? [] : [{ ...OTHERS, added: rest }]),
  ];
}

function nameProduct(way: FollowedFigure["way"], { isLifeAnnuity }: PlanFacts): Cause {
  if (isLifeAnnuity === (way === "guaranteed")) return { name: "the kind of annuity" };
  return { name: isLifeAnnuity ? "a guaranteed income" : "a flexible income" };
}

/** The verb appears once, with the first part. */
function sayAll(parts: readonly Part[], verb: "take" | "add", afterFirst: string): string[] {
  if (parts.length === 0) return [];
  const said = parts.map(({ name, isPlural, added }, at) => {
    const amount = formatRand(Math.abs(added));
    return at === 0
      ? `${capitalise(name)} ${verb}${isPlural ? "" : "s"} ${amount}${afterFirst}`
      : `${name} ${amount}`;
  });
  return [`${said.join(", ")}.`];
}
