import type { z } from "zod";
import type { productFeesSchema } from "~/contract/recommendation";
import { formatRand } from "~/base/money";
import { PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { formatPercent } from "./write-figures";

type ProductFees = z.infer<typeof productFeesSchema>;

export type CostTable = {
  name: string;
  fund: string;
  /** First cell names the part, then one cell a term. */
  termsYears: readonly number[];
  rows: readonly { part: string; percents: readonly string[] }[];
  total: readonly string[];
};

export type CostsView = { heading: string; sentences: readonly string[]; tables: readonly CostTable[] };

const WHAT_FEES_PAY = "That pays for the investment, this advice and a financial planner, VAT included.";

/** What the plan costs: a sentence, and the effective annual cost of each part that has one. */
export function describeCosts(facts: PlanFacts): CostsView {
  const { recommendation, product, isLifeAnnuity, hasUnitTrust, cash } = facts;
  const { fees } = recommendation;
  const name = PRODUCT_WORDS[product.product].name;
  const tables = [
    ...(isLifeAnnuity ? [] : [buildTable(`The ${name}`, fees.annuity)]),
    ...(hasUnitTrust ? [buildTable("The unit trust", fees.unit_trust)] : []),
    ...(cash.emergency_savings_recommend > 0
      ? [buildTable("The emergency savings", fees.emergency_savings)]
      : []),
  ];
  const saving = product.industry_fee_saving_per_month;
  return {
    heading: isLifeAnnuity
      ? "The life annuity’s costs are in its price"
      : `It costs ${writeFee(sumAnnual(fees.annuity))} of the annuity a year`,
    sentences: [
      isLifeAnnuity
        ? "The income shown is what you get after them. Nothing more is taken off it."
        : `${WHAT_FEES_PAY} All figures here are after it.`,
      ...(isLifeAnnuity ? describeOtherFees(facts) : []),
      ...(!isLifeAnnuity && saving >= 1
        ? [
            `The usual fee of ${writeFee(product.industry_fee_perct * 100)} would take ${formatRand(saving)} a month more.`,
          ]
        : []),
    ],
    tables,
  };
}

/** What stands beside a life annuity has yearly costs, though the annuity shows none. */
function describeOtherFees({ recommendation: { fees }, hasUnitTrust, cash }: PlanFacts): string[] {
  const costs = [
    ...(hasUnitTrust ? [`The unit trust costs ${writeFee(sumAnnual(fees.unit_trust))} of it a year.`] : []),
    ...(cash.emergency_savings_recommend > 0
      ? [`The emergency savings cost ${writeFee(sumAnnual(fees.emergency_savings))} of them a year.`]
      : []),
  ];
  return costs.length > 0 ? [...costs, WHAT_FEES_PAY] : [];
}

/** Two decimals, since fees that differ by less than a tenth differ by many rand. */
function writeFee(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

function sumAnnual({ annual }: ProductFees): number {
  return annual.reduce((sum, fund) => sum + fund.perct_alloc * fund.total, 0);
}

function buildTable(name: string, fees: ProductFees): CostTable {
  const terms = fees.eac_fees;
  const rows = [
    { part: "Investment management", values: terms.map((term) => term.tic) },
    { part: "Advice", values: terms.map((term) => term.advice) },
    { part: "Administration", values: terms.map((term) => term.admin) },
    { part: "Other", values: terms.map((term) => term.other) },
  ];
  return {
    name,
    fund: fees.annual.map((fund) => fund.fund_name).join(", "),
    termsYears: terms.map((term) => term.term_years),
    rows: rows
      .filter(({ part, values }) => part !== "Other" || values.some((value) => value >= 0.05))
      .map(({ part, values }) => ({ part, percents: values.map(formatPercent) })),
    total: terms.map((term) => formatPercent(term.total)),
  };
}
