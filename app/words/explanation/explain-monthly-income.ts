import { describeChanceByAge } from "../chart/chance-by-age";
import type { ChanceByAge } from "../chart/chance-by-age";
import { deriveIncome } from "./derive-income";
import { describeChart } from "../chart/describe-chart";
import type { ChartView } from "../chart/describe-chart";
import { sayPrices } from "../plan/annuity-prices";
import { describeIncome } from "../plan/describe-income";
import type { IncomeView } from "../plan/describe-income";
import { describeLikelihood } from "../plan/describe-likelihood";
import type { LikelihoodView } from "../plan/describe-likelihood";
import { describeSmallPrint } from "../plan/describe-small-print";
import type { PlanFacts } from "../plan/plan-facts";
import { formatRand } from "~/base/money";

/** The recommended monthly income, where it comes from, and how sure it is. */
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
  likelihood: LikelihoodView;
  chances?: ChanceByAge;
  /** What opens the chart, which is absent where the income is the same at every age. */
  older: string;
  chart?: ChartView;
};

/** Step 8: income before tax and its sources, what is left after tax, how it was derived, and its chance by age. */
export function explainMonthlyIncome(facts: PlanFacts): MonthlyIncomeStep {
  const income = describeIncome(facts);
  return {
    heading: income.headline,
    name: "Your income, rising with prices",
    shortfall: income.shortfall && { ...income.shortfall, heading: TOO_LITTLE },
    amount: income.amountPerMonth,
    tags: income.tags,
    rows: income.rows,
    afterTax: {
      title: "After tax",
      row: income.afterTax,
      sentences: [...describeTax(facts), ...describeSmallPrint(facts, "").taxNotes],
    },
    derived: {
      title: "How we worked it out",
      sentences: [
        [income.start, ...(facts.isLifeAnnuity ? sayPrices(facts) : [])].join(" "),
        ...deriveIncome(facts),
        ...tellLifeAnnuityRate(facts),
      ],
    },
    likelihood: describeLikelihood(facts),
    chances: describeChanceByAge(facts),
    older: "As you grow older",
    chart: facts.isLifeAnnuity && !facts.hasUnitTrust ? undefined : describeChart(facts, { view: "income" }),
  };
}

/** The plan's page says the same at more length. */
const TOO_LITTLE = "Not enough for the support you want to give";

const BOUGHT_WITH = 100_000;

/** A life annuity is not drawn down, but what it pays for its price can be compared all the same. */
function tellLifeAnnuityRate({ isLifeAnnuity, product }: PlanFacts): string[] {
  if (!isLifeAnnuity) return [];
  const perMonth = Math.round((product.expected.annuity_drawdown_perct * BOUGHT_WITH) / 12 / 10) * 10;
  return [`Each ${formatRand(BOUGHT_WITH)} buys about ${formatRand(perMonth)} a month.`];
}

function describeTax({ hasUnitTrust }: PlanFacts): string[] {
  return [
    "What the annuity pays is taxed like a salary.",
    ...(hasUnitTrust ? ["What you take from the unit trust is your own money, so it is not."] : []),
  ];
}
