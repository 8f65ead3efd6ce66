import { deriveIncome } from "./derive-income";
import { sayPrices } from "../plan/annuity-prices";
import { describeIncome, type IncomeView } from "../plan/describe-income";
import { describeLikelihood, type LikelihoodView } from "../plan/describe-likelihood";
import { describeSmallPrint } from "../plan/describe-small-print";
import type { PlanFacts } from "../plan/plan-facts";
import { noteGrant } from "../plan/note-grant";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";
import { formatRand } from "~/base/money";

/** The recommended monthly income, its sources, and its chance to last. */
export type MonthlyIncomeStep = {
  heading: string;
  /** The heading without its amount. */
  name: string;
  shortfall?: IncomeView["shortfall"];
  amount: string;
  tags: readonly string[];
  rows: IncomeView["rows"];
  afterTax: { title: string; row: IncomeView["afterTax"]; sentences: readonly string[] };
  derived: { title: string; sentences: readonly string[] };
  likelihood: Pick<LikelihoodView, "heading" | "dots" | "sentences">;
};

/** Step 8: income before tax and its sources, the income after tax, and the derivation. */
export function explainMonthlyIncome(facts: PlanFacts): MonthlyIncomeStep {
  const income = describeIncome(facts);
  const { you, your, does } = speakOf(facts);
  const { heading, dots, sentences } = describeLikelihood(facts);
  return {
    heading: income.headline,
    name: `${capitalise(your)} income, rising with prices`,
    // The plan's page has the longer version.
    shortfall: income.shortfall && {
      ...income.shortfall,
      heading: `Not enough for the support ${you} ${does("want")} to give`,
    },
    amount: income.amountPerMonth,
    tags: income.tags,
    rows: income.rows,
    afterTax: {
      title: "After tax",
      row: income.afterTax,
      sentences: [...describeTax(facts), ...describeSmallPrint(facts, "").taxNotes, ...noteGrant(facts)],
    },
    derived: {
      title: "How we worked it out",
      sentences: [
        [income.start, ...(facts.isLifeAnnuity ? sayPrices(facts) : [])].join(" "),
        ...deriveIncome(facts),
        ...sentences.slice(SENTENCES_OPEN),
        ...sayLifeAnnuityRate(facts),
      ],
    },
    likelihood: { heading, dots, sentences: sentences.slice(0, SENTENCES_OPEN) },
  };
}

/** The number of sentences about the chance that are shown unfolded. */
const SENTENCES_OPEN = 2;

const BOUGHT_WITH = 100_000;

/** A life annuity has no drawdown, but the income for its price can be compared all the same. */
function sayLifeAnnuityRate({ isLifeAnnuity, product }: PlanFacts): string[] {
  if (!isLifeAnnuity) return [];
  const perMonth = Math.round((product.expected.annuity_drawdown_perct * BOUGHT_WITH) / 12 / 10) * 10;
  return [`Each ${formatRand(BOUGHT_WITH)} buys about ${formatRand(perMonth)} a month.`];
}

function describeTax(facts: PlanFacts): string[] {
  const { you, their, does } = speakOf(facts);
  return [
    "What the annuity pays is taxed like a salary.",
    ...(facts.hasUnitTrust
      ? [`What ${you} ${does("take")} from the unit trust is ${their} own money, so it is not.`]
      : []),
  ];
}
