import { formatRand } from "~/base/money";
import { describeFamily } from "../plan/describe-family";
import type { BarRow } from "./explain-savings";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf, type SpokenOf } from "../plan/speak-of";
import { capitalise, formatProjection, roundProjection } from "../plan/write-figures";

/** A gain or its cost: in words in the title, in figures as bars. */
type Comparison = { title: string; amountHead: string; caption: string; rows: readonly BarRow[] };

/** A living annuity plus with its top-ups, compared with the same savings without them. */
export type InheritanceStep = {
  heading: string;
  /** How the annuity is divided at death. */
  sentences: readonly string[];
  goesTo: string;
  /** The heading of the column of the two annuities. */
  annuityHead: string;
  income: Comparison;
  inheritance: Comparison;
  table: { title: string; caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
};

const WITH = "With top-ups";
const WITHOUT = "Without top-ups";

/**
 * Step 9: how sharing part of the annuity with its other members affects the income and the inheritance.
 * Without top-ups the same savings are a plain living annuity.
 */
export function explainInheritance(facts: PlanFacts): InheritanceStep {
  const { recommendation, income, partnerName } = facts;
  const plain = Math.round(recommendation.la_recommendations.expected.monthly_income_total);
  const ages = pairSurvivors(facts);
  const told = ages[1] ?? ages[0];
  const person = speakOf(facts);
  const { you, your, their, does } = person;
  return {
    heading: `What top-ups give ${you}, and what they cost ${their} family`,
    sentences: describeFamily(facts).sentences,
    goesTo: "Who gets what",
    annuityHead: `${capitalise(your)} annuity`,
    income: {
      title: sayGain(income.total - plain, person),
      amountHead: "Income a month",
      caption: `${capitalise(your)} income, today’s rand, before tax.`,
      rows: compare(income.total, plain, formatRand),
    },
    inheritance: {
      title: told ? sayLoss(told, person, partnerName) : "",
      amountHead: partnerName ? "Left once both have died" : `${capitalise(your)} family gets`,
      caption: describeFamily(facts).note,
      rows: told ? compare(told.shared, told.whole, formatRand) : [],
    },
    table: {
      title: "The same at other ages",
      caption: `${partnerName ? `What is left once ${partnerName} has died too.` : `What ${your} family gets.`} ${describeFamily(facts).note}`,
      heads: [`If ${you} ${does("die")} at`, WITH, WITHOUT],
      rows: ages.map(({ age, shared, whole }) => [
        String(age),
        formatProjection(shared),
        formatProjection(whole),
      ]),
    },
  };
}

type AtDeath = { age: number; shared: number; whole: number };

/** The amounts for dependants at the same ages, as shown. */
function pairSurvivors({ product, recommendation }: PlanFacts): AtDeath[] {
  return product.survivors.flatMap(({ age_at_death: age, capital_with_unit_trust: shared }) => {
    const plain = recommendation.la_recommendations.survivors.find((row) => row.age_at_death === age);
    if (!plain) return [];
    return [{ age, shared: roundProjection(shared), whole: roundProjection(plain.capital_with_unit_trust) }];
  });
}

function sayGain(more: number, { your }: SpokenOf): string {
  if (more > 0) return `Top-ups add ${formatRand(more)} a month to ${your} income`;
  return more === 0
    ? `Top-ups add nothing to ${your} income`
    : `Top-ups lower ${your} income by ${formatRand(-more)} a month`;
}

function sayLoss(
  { age, shared, whole }: AtDeath,
  { you, your, their, does }: SpokenOf,
  partnerName?: string,
): string {
  const less = whole - shared;
  if (less === 0) return `If ${you} ${does("die")} at ${age}, ${their} family gets the same`;
  const when = partnerName
    ? `If ${you} ${does("die")} at ${age}, and once ${partnerName} has died too,`
    : `If ${you} ${does("die")} at ${age},`;
  return `${when} ${partnerName ? your : their} family gets ${formatRand(Math.abs(less))} ${less > 0 ? "less" : "more"}`;
}

function compare(shared: number, whole: number, write: (amount: number) => string): BarRow[] {
  return [
    { name: WITH, value: shared, figure: write(shared), isMain: true },
    { name: WITHOUT, value: whole, figure: write(whole) },
  ];
}
