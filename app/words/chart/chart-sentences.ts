import { formatSeriesAmount, type PlanChartView, type ShownSeries } from "./chart-views";
import { type Market, MARKETS } from "../plan/markets";
import { writeLifeIncome } from "../plan/life-income-sentences";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { formatProjection } from "../plan/write-figures";

/**
 * Describes the chart's lines, market by market, with bold between double asterisks.
 * @returns one sentence for each market, or a single one if every line has the same course
 */
export function writeChartSentences({ facts, view, ages, series }: ShownSeries): string[] {
  if (view === "income" && facts.isLifeAnnuity) return writeLifeIncome(facts, ages.at(-1) ?? 0);
  const isPlural = view === "topups" || (view === "savings" && !facts.isLifeAnnuity);
  const tell = (market: Market, name: string) =>
    sayMarket({ facts, view, market, name, isPlural, ages, amounts: series[market] });
  const subject = nameSubject(facts, view);
  const pronoun = isPlural ? "they" : "it";
  const isAlwaysSame = new Set(MARKETS.map((market) => tell(market, pronoun))).size === 1;
  const { lifetime_top_ups: topUps = 0 } = facts.product.expected;
  return [
    ...(isAlwaysSame
      ? [`In **all** markets ${tell("expected", subject)}.`]
      : [
          `In **expected** markets ${tell("expected", subject)}.`,
          `In **poor** markets ${tell("poor", pronoun)}.`,
          `In **strong** markets ${tell("strong", pronoun)}.`,
        ]),
    ...(view === "topups" && topUps > 0
      ? [`Over a lifetime they add up to about ${formatProjection(topUps)}.`]
      : []),
  ];
}

function nameSubject(facts: PlanFacts, view: PlanChartView): string {
  const { you, your, does } = speakOf(facts);
  const subjects: Record<PlanChartView, string> = {
    savings: `${your} ${facts.isLifeAnnuity ? "unit trust" : "savings"}`,
    income: `${your} income`,
    inheritance: `what ${you} ${does("leave")}`,
    topups: "the top-ups",
  };
  return subjects[view];
}

type Line = {
  facts: PlanFacts;
  view: PlanChartView;
  market: Market;
  /** The subject of the sentence: "your savings", or "they" afterwards. */
  name: string;
  isPlural: boolean;
  ages: readonly number[];
  amounts: readonly number[];
};

/** Describes a line's course and, in poor markets, when income falls. */
function sayMarket(line: Line): string {
  const { facts, view, market } = line;
  const age = market === "poor" ? facts.product.poor.age_income_reduces : null;
  if (age === null || view === "inheritance" || view === "topups") return tellEnd(line);
  const fall = facts.isLifeAnnuity
    ? `and it pays less from ${age}`
    : `and the income starts to fall at ${age}`;
  return `${tellEnd(line)}, ${view === "income" ? `falling from ${age}` : fall}`;
}

function tellEnd({ view, name, isPlural, ages, amounts }: Line): string {
  const [first = 0, last = 0, end = 0] = [amounts[0], amounts.at(-1), ages.at(-1)];
  const usedUpAt = ages[amounts.findIndex((amount) => amount < 1)];
  if (last < 1 && usedUpAt !== undefined) {
    if (view === "inheritance") return `nothing is left from age ${usedUpAt}`;
    return `${name} ${isPlural ? "are" : "is"} used up at ${usedUpAt}`;
  }
  const s = isPlural ? "" : "s";
  const amount = `${formatSeriesAmount(view, last)}${view === "income" || view === "topups" ? " a month" : ""}`;
  if (last > first * 1.03) return `${name} grow${s} to ${amount} at ${end}`;
  if (last >= first * 0.97) return `${name} keep${s} up with prices: ${amount} at ${end}`;
  if (last >= first * 0.2) return `${name} shrink${s} to ${amount} at ${end}`;
  if (view !== "savings") return `${name} shrink${s} to only ${amount} at ${end}`;
  return `only ${amount}${name === "they" || name === "it" ? "" : ` of ${name}`} is left at ${end}`;
}
