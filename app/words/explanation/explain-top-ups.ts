import { formatRand } from "~/base/money";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { type ChartView, describeChart } from "../chart/describe-chart";
import { type ExplainedTerm, explainTerms } from "./explained-terms";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise, formatShare } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** The incomes with the recommended share, a lower and a higher one, as the backend returns them. */
type ShareIncomes = AnswerOf<OperationAt<"calculateDependantsIncomes">>["estate_perct_n_incomes"];

/** The shares on offer. */
export type ShareOffer = {
  /** Absent if they could not be loaded. */
  dependantsIncomes?: ShareIncomes;
  /** Why they could not be loaded. */
  failure?: string;
  /** The person's earlier choice, in percentage points; absent while it is the recommended share. */
  dependentPercentage?: number;
};

/** One bubble: a share for the dependants, with its gain and its loss. */
export type ShareChoice = {
  /** Percentage points, as the form posts them. */
  value: string;
  share: string;
  income: string;
  /** `R194 more`, or that it is recommended. */
  difference: string;
  isRecommended: boolean;
  isChosen: boolean;
  toFamily: string;
  toMembers: string;
};

/** Top-ups by age, and the dependants' share, which determines them. */
export type TopUpsStep = {
  heading: string;
  chartName: string;
  chart: ChartView;
  title: string;
  question: string;
  tags: readonly string[];
  note: string;
  /** A share chosen elsewhere, if it is none of the choices. */
  chosen?: string;
  ends: { less: string; more: string };
  /** The family that gets the share; the annuity's other members get the rest. */
  family: { name: string; inSentence: string };
  /** Empty if the incomes of other shares could not be loaded. */
  choices: readonly ShareChoice[];
  /** The message in place of the choices. */
  missing?: string;
  /** The purpose of top-ups, the reason for this share, later changes, and the use of a surplus. */
  topUps: ExplainedTerm;
};

/** Rand left at death in the example, so that shares can be compared whatever markets do. */
export const EXAMPLE_LEFT = 100_000;

/** Step 10: the top-ups' chart, and the bubbles. */
export function explainTopUps(facts: PlanFacts, offer: ShareOffer = {}): TopUpsStep {
  const { dependantsIncomes: incomes = [], dependentPercentage: chosen, failure } = offer;
  const recommended = toPercent(facts.product.perct_capital_to_dependents);
  const { you, You, your, their, does } = speakOf(facts);
  const choices = incomes.map((income) => describeChoice(facts, income, chosen ?? recommended));
  return {
    heading: `${capitalise(your)} top-ups grow as ${you} ${does("grow")} older`,
    chartName: "How they grow",
    chart: describeChart(facts, { view: "topups" }),
    title: sayPrice(facts, incomes),
    question: `How much should go to ${your} family?`,
    tags: ["today’s rand", "before tax"],
    note: `Below each income: who gets what of every ${formatRand(EXAMPLE_LEFT)} left in the annuity ${facts.partnerName ? `once ${you} and ${facts.partnerName} have died` : `when ${you} ${does("die")}`}.${facts.product.five_year_exclusion ? ` In the first five years all of it goes to ${your} family.` : ""}`,
    chosen: choices.some(({ isChosen }) => isChosen) ? undefined : tellChosen(chosen, facts),
    family: { name: `${capitalise(your)} family`, inSentence: `${your} family` },
    ends: { less: `More income for ${you}`, more: `More for ${your} family` },
    choices,
    ...(choices.length === 0 && {
      missing:
        `We could not load the incomes of other shares just now. Go on, or open this page again. ${failure ? `(${failure})` : ""}`.trimEnd(),
    }),
    topUps: {
      question: `What is a top-up, and why ${recommended}%?`,
      answer: [
        "When people in the same annuity die, part of their savings goes to those who live on. We call that a top-up.",
        `Top-ups go into ${your} savings. ${capitalise(their)} ${formatRand(facts.income.total)} a month already counts on them.`,
        `We recommend leaving ${recommended}% of the annuity to ${your} family. The rest pays for the top-ups.`,
        `**${You} can lower it later.** Once a year ${you} may reduce the share for ${their} family. That raises ${their} top-ups, and leaves less to the family.`,
        `**${explainTerms(facts).moreThanNeeded.question}.** ${explainTerms(facts).moreThanNeeded.answer.join(" ")}`,
      ],
    },
  };
}

function tellChosen(percent: number | undefined, facts: PlanFacts): string | undefined {
  const { You, they, does } = speakOf(facts);
  return percent === undefined
    ? undefined
    : `${You} ${does("have")} chosen ${percent}%. It stays unless ${they} choose another.`;
}

const toPercent = (share: number) => Math.round(share * 100);

function describeChoice(
  { income, product }: PlanFacts,
  { perct_capital_to_dependents: share, monthly_income }: ShareIncomes[number],
  chosen: number,
): ShareChoice {
  const percent = toPercent(share);
  const isRecommended = percent === toPercent(product.perct_capital_to_dependents);
  const amount = isRecommended ? income.total : Math.round(monthly_income);
  const more = amount - income.total;
  return {
    value: String(percent),
    share: `${percent}%`,
    income: formatRand(amount),
    difference: isRecommended ? "Recommended" : `${formatRand(Math.abs(more))} ${more < 0 ? "less" : "more"}`,
    isRecommended,
    isChosen: percent === chosen,
    toFamily: formatRand((EXAMPLE_LEFT * percent) / 100),
    toMembers: formatRand((EXAMPLE_LEFT * (100 - percent)) / 100),
  };
}

/** The conclusion: the gain from the lower share. */
function sayPrice(facts: PlanFacts, incomes: ShareIncomes): string {
  const { income, product } = facts;
  const { you, they, does } = speakOf(facts);
  const recommended = product.perct_capital_to_dependents;
  const lower = incomes.find(
    ({ perct_capital_to_dependents: share }) => toPercent(share) < toPercent(recommended),
  );
  const more = lower ? Math.round(lower.monthly_income) - income.total : 0;
  if (!lower || more <= 0) return `What ${you} ${does("leave")} decides what ${they} get`;
  return `Leaving ${formatShare(lower.perct_capital_to_dependents)} instead of ${formatShare(recommended)} adds ${formatRand(more)} a month`;
}
