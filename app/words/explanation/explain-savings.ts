import { formatRand } from "~/base/money";
import { type ExplainedTerm, explainTerms } from "./explained-terms";
import { drawWhole, type PicturePart } from "./savings-picture";
import type { PlanFacts } from "../plan/plan-facts";
import { isGrowing } from "../plan/split-notes";
import { capitalise, writeDate } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** A value among others of its kind: a bar and its figure. */
export type BarRow = { name: string; value: number; figure: string; isMain?: boolean };

/** A person's savings today and at retirement. */
export type SavingsStep = {
  heading: string;
  sentences: readonly string[];
  title: string;
  tags: readonly string[];
  picture: readonly PicturePart[];
  /** The expected growth; undefined if there is no time for it. */
  growth?: {
    title: string;
    question: string;
    sentences: readonly string[];
    caption: string;
    rows: readonly BarRow[];
  };
  terms: readonly ExplainedTerm[];
};

/** Step 1: the total of the savings. */
export function explainSavings(facts: PlanFacts): SavingsStep {
  const { you, You, your, their, does } = speakOf(facts);
  return {
    heading: `${capitalise(your)} savings are where ${their} plan starts`,
    sentences: [
      "We now explain what we recommend, one idea a page.",
      "At the end the plan can be kept, or changed.",
    ],
    title: `${You} ${does("have")} saved ${formatRand(readSavings(facts))}`,
    tags: ["today’s rand", "before tax"],
    picture: drawWhole(
      facts,
      isGrowing(facts) ? `When ${you} ${does("retire")}` : `${capitalise(your)} savings`,
    ),
    growth: describeGrowth(facts),
    terms: [explainTerms(facts).counted],
  };
}

function readSavings({ plan }: PlanFacts): number {
  return Math.round(plan.retirement_savings ?? 0);
}

function describeGrowth(facts: PlanFacts): SavingsStep["growth"] {
  const { common, amounts } = facts;
  const { you, You, your, they, their, does } = speakOf(facts);
  if (!isGrowing(facts)) return undefined;
  const range = common.savings_at_retirement_range;
  const write = (name: string, value: number, isMain = false): BarRow => ({
    name,
    value,
    figure: formatRand(value),
    isMain,
  });
  return {
    title: `By the time ${you} ${does("retire")} it should be ${formatRand(amounts.savings)}`,
    question: "What can happen until then?",
    sentences: [
      `${You} ${does("retire")} on ${writeDate(common.retirement_date)}. Until then ${their} savings stay invested.`,
      "The rest of the plan counts on the expected amount.",
      ...(range ? ["Markets decide what it will really be."] : []),
    ],
    caption: `${capitalise(your)} savings now and when ${they} retire, after costs, in today’s rand before tax`,
    rows: [
      write("Today", readSavings(facts)),
      ...(range
        ? [
            write("In poor markets", range.poor.savings_at_retirement),
            write("In expected markets", amounts.savings, true),
            write("In strong markets", range.strong.savings_at_retirement),
          ]
        : [write(`When ${you} ${does("retire")}`, amounts.savings, true)]),
    ],
  };
}
