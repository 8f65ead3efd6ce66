import { describeChanceByAge } from "../chart/chance-by-age";
import type { ChanceByAge } from "../chart/chance-by-age";
import { deriveIncome } from "./derive-income";
import { describeChart } from "../chart/describe-chart";
import type { ChartView } from "../chart/describe-chart";
import { isOnlyIncomeAssumed, nameAfterTax } from "../plan/after-tax";
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
  lead: string;
  shortfall?: IncomeView["shortfall"];
  title: string;
  amount: string;
  tags: readonly string[];
  rows: IncomeView["rows"];
  afterTax: { title: string; row: IncomeView["afterTax"]; sentences: readonly string[] };
  derived: { title: string; sentences: readonly string[] };
  likelihood: LikelihoodView;
  chances?: ChanceByAge;
  /** Absent where the income is the same at every age. */
  chart?: ChartView;
};

/** Step 8: income before tax and its sources, what is left after tax, how it was derived, and its chance by age. */
export function explainMonthlyIncome(facts: PlanFacts): MonthlyIncomeStep {
  const income = describeIncome(facts);
  return {
    heading: income.headline,
    lead: [income.start, ...(facts.isLifeAnnuity ? sayPrices(facts) : [])].join(" "),
    shortfall: income.shortfall,
    title: "Your monthly income",
    amount: income.amountPerMonth,
    tags: income.tags,
    rows: income.rows.map((row, index) => (index === 0 ? addLifeAnnuityRate(row, facts) : row)),
    afterTax: {
      title: nameAfterTax("Your income after tax", isOnlyIncomeAssumed(facts)),
      row: income.afterTax,
      sentences: [...describeTax(facts), ...describeSmallPrint(facts, "").taxNotes],
    },
    derived: { title: "How we worked it out", sentences: deriveIncome(facts) },
    likelihood: describeLikelihood(facts),
    chances: describeChanceByAge(facts),
    chart: facts.isLifeAnnuity && !facts.hasUnitTrust ? undefined : describeChart(facts, { view: "income" }),
  };
}

const BOUGHT_WITH = 100_000;

/** A life annuity is not drawn down, but what it pays for its price can be compared all the same. */
function addLifeAnnuityRate(row: IncomeView["rows"][number], { isLifeAnnuity, product }: PlanFacts) {
  if (!isLifeAnnuity) return row;
  const perMonth = Math.round((product.expected.annuity_drawdown_perct * BOUGHT_WITH) / 12 / 10) * 10;
  return {
    ...row,
    note: `${row.note}. Each ${formatRand(BOUGHT_WITH)} buys about ${formatRand(perMonth)} a month`,
  };
}

function describeTax({ hasUnitTrust }: PlanFacts): string[] {
  return [
    "What the annuity pays is taxed like a salary.",
    ...(hasUnitTrust ? ["What you take from the unit trust is your own money, so it is not."] : []),
  ];
}
