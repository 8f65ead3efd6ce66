import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { formatRand } from "~/base/money";
import type { PlanFacts } from "../plan/plan-facts";
import { LEVER_WORDS } from "./lever-words";

type Row = { choice: string; amount: string };

/** What each change of the plan does to the income. */
export type ChoicesView = {
  heading: string;
  /** What the next largest would add. */
  lead: readonly string[];
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
  const [largest, second] = raises;
  if (!largest) return undefined;
  return {
    // Where the need is told, the amounts above are after tax.
    heading: `${largest.choice} would add ${formatRand(largest.perMonth)} a month${facts.common.income_need ? " before tax" : ""}`,
    lead: second
      ? [`${second.choice} would add ${formatRand(second.perMonth)}.`]
      : ["Nothing else that you could change adds as much."],
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
export function describeSteps({ lever, value, lower, higher }: WireLeverPrice, facts: PlanFacts): Change[] {
  const income = facts.product.expected.monthly_income_total;
  return [lower, higher].flatMap((step) =>
    step
      ? [
          {
            choice: LEVER_WORDS[lever].step({ from: value, to: step.value }, facts),
            to: step.value,
            perMonth: step.monthly_income - income,
          },
        ]
      : [],
  );
}
