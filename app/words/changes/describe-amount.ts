/** An amount of a plan that a person can change: its range, and the effect of another value. */
import { formatRand } from "~/base/money";
import { compareChances } from "./compare-plans";
import { compareFamilies } from "./compare-families";
import { compareAmounts, type ComparedRow } from "./compared-row";
import { readIncomeShown, tagIncomeShown } from "../plan/after-tax";
import { isAfterTaxOpen } from "../plan/assumed-answers";
import type { PlanFacts } from "../plan/plan-facts";
import { uncapitalise } from "../plan/write-figures";

/** An amount in whole rand, and its label. */
type NamedAmount = { amount: number; words: string };

/** A field with a slider from the least to the most, on which the recommended amount is marked. */
export type AmountWords = {
  label: string;
  hint: string;
  least: NamedAmount;
  most: NamedAmount;
  recommended: NamedAmount;
  /** Further marks on the slider. */
  marks?: readonly NamedAmount[];
  /** The slider's step, in rand. */
  step: number;
  reset: string;
};

/** A figure of the current plan, and the same with the new amount. */
type ChangedFigure = { name: string; now: string; value: string; difference: ComparedRow["difference"] };

/** The plan's figures with the new amount. */
export type ChangedFigures = {
  title: string;
  /** The monthly income after tax, or before tax where other income is unknown. */
  income: string;
  kind: "before tax" | "after tax";
  tags: readonly string[];
  /** Its difference from the current plan; absent until an amount is chosen. */
  more?: string;
  rows: readonly ChangedFigure[];
  /** The conclusion beside the field. */
  effect: string;
  sentences: readonly string[];
  /** Present if the income lasts with a lower chance than recommended. */
  warning?: { title: string; text: string; isStrong: boolean };
  givesUp?: { title: string; text: string };
  /** The effect of drawing the income in another order; absent where there is none. */
  otherOrder?: { title: string; sentences: readonly string[] };
};

/** The panel beside a part: each figure with the change, and the current one. */
export type ResultFigures = Pick<ChangedFigures, "title" | "income" | "kind" | "tags" | "more" | "rows">;

/** The recommendation, the current plan, and the plan with the chosen amount, if any. */
export type Weighed = { facts: PlanFacts; now: PlanFacts; chosen?: PlanFacts };

/**
 * Describes the figures common to all amounts. The assumption of the income after tax appears once, above all
 * rows.
 * @param title names the chosen amount
 * @param rows the figures of this amount alone, placed before the income after tax
 */
export function describeFigures(
  weighed: Weighed,
  title: string,
  rows: readonly ComparedRow[],
): ResultFigures {
  const { now, chosen = now } = weighed;
  const [before, after] = [now, chosen].map(readIncomeShown) as [number, number];
  const isChosen = chosen !== now;
  return {
    title: isChosen ? title : "As it stands",
    income: formatRand(after),
    kind: isAfterTaxOpen(now) ? "before tax" : "after tax",
    tags: ["today’s rand", tagIncomeShown(now)],
    ...(isChosen && { more: compareAmounts(before, after).words }),
    rows: [
      ...rows,
      ...(isAfterTaxOpen(now) ? [] : [compareRand("Income, after tax", before, after)]),
      compareChances(now, chosen),
    ].map(writeAsNow),
  };
}

/** The figures of what is left for others. */
export function listFamilyFigures({ now, chosen = now }: Weighed): ChangedFigure[] {
  return compareFamilies(now, chosen).flatMap(({ heading, rows }) =>
    rows.map((row) => writeAsNow({ ...row, name: `${heading} ${uncapitalise(row.name)}` })),
  );
}

/** Converts a row of two plans, of which the first is the current one. */
function writeAsNow({ recommended, amended, ...row }: ComparedRow): ChangedFigure {
  return { ...row, now: recommended, value: amended };
}

/** Compares two amounts in whole rand. */
export function compareRand(name: string, before: number, after: number): ComparedRow {
  return {
    name,
    recommended: formatRand(before),
    amended: formatRand(after),
    difference: compareAmounts(before, after),
  };
}

export function rowBeforeTax({ now, chosen = now }: Weighed): ComparedRow {
  return compareRand("Income, before tax", now.income.total, chosen.income.total);
}

export function writeMoreOrLess(difference: number): string {
  return `${formatRand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}
