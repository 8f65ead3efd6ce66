import { formatRand } from "~/base/money";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { pickChanges } from "~/contract/plan/adjust-rules";
import { type Lever, LEVERS } from "~/contract/plan/levers";
import { describeChosenFunds } from "./describe-holdings";
import { namePlanAfterTax, roundAfterTax } from "../plan/after-tax";
import { isAfterTaxOpen } from "../plan/assumed-answers";
import { countFutures } from "../plan/describe-likelihood";
import { drawsUnitTrust, findGuaranteed, type PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";
import {
  compareAmounts,
  type ComparedRow,
  compareYears,
  judgeBeside,
  NO_CHANGE,
  type RowDifference,
} from "./compared-row";
import { compareFamilies } from "./compare-families";
import { compareMissed } from "./compare-missed";
import { LEVER_WORDS } from "./lever-words";
import { compareDays, nameNeed, writeNeed } from "./write-need";

/** The recommended plan and the amended one, side by side. */
export type ComparisonView = {
  /** The conclusion, without amounts. */
  heading: string;
  income: ComparedRow;
  /** The unit of the incomes. */
  tags: readonly string[];
  /** The conclusion with its amount. */
  title: string;
  caption: string;
  groups: readonly { heading?: string; rows: readonly ComparedRow[] }[];
};

/**
 * Compares a recommended plan with an amended one.
 * @param amended the same answers with the amended recommendation
 */
export function comparePlans(recommended: PlanFacts, amended: PlanFacts): ComparisonView {
  const more = amended.income.total - recommended.income.total;
  return judgeRows({
    heading: nameDirection(more),
    income: {
      name: "Income a month, before tax",
      recommended: formatRand(recommended.income.total),
      amended: formatRand(amended.income.total),
      difference: compareAmounts(recommended.income.total, amended.income.total),
    },
    tags: ["today’s rand", "before tax"],
    title: nameEffect(more),
    caption: "In expected markets and today’s rand.",
    groups: [
      { rows: compareIncomes(recommended, amended) },
      { heading: "What was changed", rows: compareNeeds(recommended, amended) },
      ...compareFamilies(recommended, amended),
    ].filter(({ rows }) => rows.length > 0),
  });
}

/** Marks no gain as better if something else was given up for it. */
function judgeRows({ income, groups, ...view }: ComparisonView): ComparisonView {
  const all = [income, ...groups.flatMap(({ rows }) => rows)];
  const judge = judgeBeside(all.map(({ difference }) => difference));
  const judgeRow = (row: ComparedRow) => ({ ...row, difference: judge(row.difference) });
  return {
    ...view,
    income: judgeRow(income),
    groups: groups.map(({ rows, ...group }) => ({ ...group, rows: rows.map(judgeRow) })),
  };
}

function nameDirection(more: number): string {
  if (more > 0) return "More each month, and what it costs";
  return more < 0 ? "Less each month, and what it gives" : "The same each month, in another way";
}

function nameEffect(more: number): string {
  if (more === 0) return "The changes leave the income as it is";
  return more > 0
    ? `The changes add ${formatRand(more)} a month`
    : `The changes take ${formatRand(-more)} a month off`;
}

function compareIncomes(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  return [
    ...compareAfterTax(recommended, amended),
    compareChances(recommended, amended),
    ...compareMissed(recommended, amended),
  ];
}

/** Empty where the tax is unknown; the incomes before tax are listed above in any case. */
function compareAfterTax(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  if (isAfterTaxOpen(recommended)) return [];
  const [before, after] = [recommended, amended].map(roundAfterTax) as [number, number];
  const { You, does } = speakOf(recommended);
  return [
    {
      name: namePlanAfterTax(`${You} ${does("take")} home, after tax`, recommended),
      recommended: formatRand(before),
      amended: formatRand(after),
      difference: compareAmounts(before, after),
    },
  ];
}

/** Compares the chances that two plans last for life. */
export function compareChances(recommended: PlanFacts, amended: PlanFacts): ComparedRow {
  const [then, now] = [recommended, amended].map(({ product }) =>
    countFutures(product.joint_success_perct),
  ) as [number, number];
  const isGuaranteed = recommended.isLifeAnnuity && !drawsUnitTrust(recommended) && !drawsUnitTrust(amended);
  if (isGuaranteed)
    return {
      name: "Lasts for life",
      recommended: "Guaranteed",
      amended: "Guaranteed",
      difference: NO_CHANGE,
    };
  // With another guaranteed part, the same number of futures has another meaning.
  if (recommended.guaranteedShare !== amended.guaranteedShare)
    return {
      name: "Paid whatever markets do",
      recommended: formatRand(findGuaranteed(recommended)),
      amended: formatRand(findGuaranteed(amended)),
      difference: compareAmounts(findGuaranteed(recommended), findGuaranteed(amended)),
    };
  return {
    name: recommended.isLifeAnnuity ? "Guaranteed part: always. Unit trust" : "Likely to last for life",
    recommended: `${then} of 20`,
    amended: `${now} of 20`,
    difference: compareFutures(then, now),
  };
}

function compareFutures(before: number, after: number): RowDifference {
  if (before === after) return NO_CHANGE;
  return after > before ? { words: "More likely", kind: "more" } : { words: "Less likely", kind: "less" };
}

/** The needs that differ, each in its own unit, and the pots with other funds. */
function compareNeeds(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  const before = readRecommendedNeeds(recommended.recommendation);
  const after = readRecommendedNeeds(amended.recommendation);
  const { investment_recommendations: funds, ...needs } = pickChanges(after, before);
  const changed = Object.keys(needs) as Lever[];
  return [
    ...changed.map((lever) => ({
      name: capitalise(nameNeed(lever, recommended)),
      recommended: writeNeed(lever, before[lever]),
      amended: writeNeed(lever, after[lever]),
      difference: compareNeed(lever, [before[lever], after[lever]], recommended),
    })),
    ...describeChosenFunds(recommended, funds).map(({ need, chosen, ...row }) => ({
      ...row,
      name: need,
      amended: chosen,
      difference: { words: "Other funds", kind: "plain" as const },
    })),
  ];
}

/** The difference of a need in words. */
export function compareNeed(
  lever: Lever,
  [before, after]: readonly [string | number, string | number],
  facts: PlanFacts,
): RowDifference {
  const { unit } = LEVERS[lever];
  if (unit === "day") return { words: capitalise(compareDays(String(before), String(after))), kind: "plain" };
  if (unit === "yesNo") return { words: after === "yes" ? "Chosen" : "Not chosen", kind: "plain" };
  if (unit === "rand") return compareAmounts(Math.round(Number(before)), Math.round(Number(after)));
  const more = Number(after) - Number(before);
  const kind = more > 0 ? "more" : "less";
  if (unit === "years") return compareYears(Number(before), Number(after));
  const whose = LEVER_WORDS[lever].whose?.(facts);
  return { words: `${more > 0 ? "More" : "Less"}${whose ? ` for ${whose}` : ""}`, kind };
}
