/** An amount of a plan that a person chooses: how far it goes, and what another one changes. */
import { formatRand } from "~/base/money";
import { compareChances } from "./compare-plans";
import { compareFamilies } from "./compare-families";
import { compareAmounts } from "./compared-row";
import type { ComparedRow } from "./compared-row";
import { readIncomeShown, tagIncomeShown } from "../plan/after-tax";
import { isAfterTaxOpen } from "../plan/assumed-answers";
import type { PlanFacts } from "../plan/plan-facts";
import { uncapitalise } from "../plan/write-figures";

/** An amount in whole rand, and what is said of it. */
type NamedAmount = { amount: number; words: string };

/** A field and a slider from the least to the most, with the recommended amount marked. */
export type AmountWords = {
  label: string;
  hint: string;
  least: NamedAmount;
  most: NamedAmount;
  recommended: NamedAmount;
  /** What else is marked on the slider. */
  marks?: readonly NamedAmount[];
  /** From one place of the slider to the next, rand. */
  step: number;
  reset: string;
};

/** A figure as the plan stands, and with the amount. */
type ChangedFigure = { name: string; now: string; value: string; difference: ComparedRow["difference"] };

/** What an amount makes of the plan. */
export type ChangedFigures = {
  title: string;
  /** What is taken home a month, or paid where other income is not told. */
  income: string;
  kind: "before tax" | "after tax";
  tags: readonly string[];
  /** How that differs from the plan as it stands; absent where nothing was chosen yet. */
  more?: string;
  rows: readonly ChangedFigure[];
  /** The conclusion at the field. */
  effect: string;
  sentences: readonly string[];
  /** Where it lasts less surely than we recommend. */
  warning?: { title: string; text: string; isStrong: boolean };
  givesUp?: { title: string; text: string };
  /** What becomes of an income that is drawn in another order; absent where there is none. */
  otherOrder?: { title: string; sentences: readonly string[] };
};

/** The panel beside a part: each figure as it would be, with what it is now. */
export type ResultFigures = Pick<ChangedFigures, "title" | "income" | "kind" | "tags" | "more" | "rows">;

/** The plan as it stands, and with the amount that was chosen, if one was. */
export type Weighed = { facts: PlanFacts; now: PlanFacts; chosen?: PlanFacts };

/**
 * Describes what all amounts have in common. What the income after tax takes for granted stands with it once, above all rows.
 * @param title what was chosen
 * @param rows the figures of this amount alone, before those of what is taken home
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

/** What is left for others. */
export function listFamilyFigures({ now, chosen = now }: Weighed): ChangedFigure[] {
  return compareFamilies(now, chosen).flatMap(({ heading, rows }) =>
    rows.map((row) => writeAsNow({ ...row, name: `${heading} ${uncapitalise(row.name)}` })),
  );
}

/** A row of two plans, the first of which is the plan as it stands. */
function writeAsNow({ recommended, amended, ...row }: ComparedRow): ChangedFigure {
  return { ...row, now: recommended, value: amended };
}

/** A row of whole rand. */
export function compareRand(name: string, before: number, after: number): ComparedRow {
  return {
    name,
    recommended: formatRand(before),
    amended: formatRand(after),
    difference: compareAmounts(before, after),
  };
}

/** The income before tax. */
export function rowBeforeTax({ now, chosen = now }: Weighed): ComparedRow {
  return compareRand("Income, before tax", now.income.total, chosen.income.total);
}

/** So much more or less, in words. */
export function writeMoreOrLess(difference: number): string {
  return `${formatRand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}
