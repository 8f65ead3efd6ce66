import { formatRand } from "~/base/money";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import { describeChart } from "../chart/describe-chart";
import type { ChartView } from "../chart/describe-chart";
import { explainTerms } from "./explained-terms";
import type { ExplainedTerm } from "./explained-terms";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise, formatShare } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** The incomes of the recommended share, one lower and one higher, as the backend answers them. */
export type ShareIncomes = AnswerOf<OperationAt<"calculateDependantsIncomes">>["estate_perct_n_incomes"];

/** The shares to choose from. */
export type ShareOffer = {
  /** Absent where they could not be loaded. */
  dependantsIncomes?: ShareIncomes;
  /** Why they could not be. */
  failure?: string;
  /** The share a person chose before, in percentage points; absent while it is the recommended one. */
  dependentPercentage?: number;
};

/** One bubble: a share that can be left to dependants, what it gains and what it gives up. */
export type ShareChoice = {
  /** Percentage points, as the field is posted. */
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

/** Top-ups by age, and the share left to dependants that decides them. */
export type TopUpsStep = {
  heading: string;
  chartName: string;
  chart: ChartView;
  title: string;
  question: string;
  tags: readonly string[];
  note: string;
  /** The share that a person chose elsewhere, if none of the choices is it. */
  chosen?: string;
  ends: { less: string; more: string };
  /** Whose family gets a share, and others in the annuity the rest. */
  family: { name: string; inSentence: string };
  /** Empty where the incomes of other shares could not be loaded. */
  choices: readonly ShareChoice[];
  /** Said in place of the choices. */
  missing?: string;
  /** What top-ups are for, why this share, what can be changed later, and what to do with too much. */
  topUps: ExplainedTerm;
};

/** What is left at death is told as a part of so much: every share can be compared by it, whatever markets do. */
export const EXAMPLE_LEFT = 100_000;

/** Step 10: top-ups as a line of their own, and the bubbles. */
export function explainTopUps(facts: PlanFacts, offer: ShareOffer = {}): TopUpsStep {
  const { dependantsIncomes: incomes = [], dependentPercentage: chosen, failure } = offer;
  const recommended = toPercent(facts.product.perct_capital_to_dependents);
  const { you, You, your, their, does } = speakOf(facts);
  const choices = incomes.map((income) => describeChoice(facts, income, chosen ?? recommended));
  return {
    heading: `${capitalise(your)} top-ups grow as ${you} ${does("grow")} older`,
    chartName: "How they grow",
    chart: describeChart(facts, { view: "topups" }),
    title: tellPrice(facts, incomes),
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

/** The conclusion: what the lower share would add. */
function tellPrice(facts: PlanFacts, incomes: ShareIncomes): string {
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
