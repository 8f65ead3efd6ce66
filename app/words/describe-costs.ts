import type { ProductFees } from "~/contract/recommendation";
import { formatRand } from "~/base/money";
import { PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { formatPercent, formatProjection, joinWords } from "./write-figures";

/** The effective annual cost of one part of the plan. */
export type CostTable = {
  title: string;
  caption: string;
  /** The heading of the cost names, then one for each term. */
  heads: readonly string[];
  rows: readonly { part: string; percents: readonly string[] }[];
  total: { part: string; percents: readonly string[] };
};

/** What the plan costs, and how that compares with the usual fee. */
export type CostsView = {
  heading: string;
  paragraphs: readonly string[];
  /** What the industry's usual fee would change; undefined for a life annuity. */
  comparison?: { intro: string; rows: readonly { name: string; note?: string; amount: string }[] };
  tables: readonly CostTable[];
};

const WHAT_FEES_PAY = "That pays for the investment, this advice and a financial planner, VAT included.";

/** What the plan costs, what the usual fee would change, and the effective annual cost of each part that has one. */
export function describeCosts(facts: PlanFacts): CostsView {
  const { recommendation, product, isLifeAnnuity } = facts;
  const { fees } = recommendation;
  const annual = fees.annuity.annual_total.total;
  return {
    heading: isLifeAnnuity
      ? "The life annuity’s costs are already included"
      : `This plan costs ${writeFee(annual)} of your annuity savings a year`,
    paragraphs: isLifeAnnuity
      ? [
          "The income shown is what you get after costs. Nothing more is taken off it.",
          ...describeOtherFees(facts),
        ]
      : [
          `In the first year that is **${formatRand(product.annual_fee_per_month)} a month**. ${describeTotal(facts)}It comes out of your savings, not out of your income.`,
          `${WHAT_FEES_PAY} ${describeInitial(facts)} All figures on this page are after these costs.`,
        ],
    comparison: isLifeAnnuity ? undefined : describeComparison(facts),
    tables: listTables(facts),
  };
}

function listTables({
  recommendation: { fees },
  product,
  isLifeAnnuity,
  hasUnitTrust,
  cash,
}: PlanFacts): CostTable[] {
  return [
    ...(isLifeAnnuity ? [] : [buildTable(`The ${PRODUCT_WORDS[product.product].name}`, fees.annuity)]),
    ...(hasUnitTrust ? [buildTable("The unit trust", fees.unit_trust)] : []),
    ...(cash.emergency_savings_recommend > 0
      ? [buildTable("The emergency savings", fees.emergency_savings)]
      : []),
  ];
}

/** The parts of the plan that have fees besides the annuity's. */
function nameOthers({ hasUnitTrust, cash }: PlanFacts): string[] {
  return [
    ...(hasUnitTrust ? ["the unit trust"] : []),
    ...(cash.emergency_savings_recommend > 0 ? ["the emergency savings"] : []),
  ];
}

function describeTotal(facts: PlanFacts): string {
  const others = nameOthers(facts);
  const perMonth = formatRand(facts.recommendation.fees.annual_total_per_month);
  return others.length > 0 ? `With ${joinWords(others)} it is ${perMonth} a month. ` : "";
}

function describeInitial({ recommendation: { fees } }: PlanFacts): string {
  return fees.initial_total < 1
    ? "Nothing is charged at the start."
    : `Your planner charges ${formatRand(fees.initial_total)} once at the start, VAT included.`;
}

/** What the usual fee would change in the income, in the first year and over a lifetime; each row says more or less. */
function describeComparison({ product }: PlanFacts): CostsView["comparison"] {
  const write = (saving: number, more: string, less: string) =>
    Math.abs(saving) < 1 ? "the same" : `${formatProjection(Math.abs(saving))} ${saving > 0 ? more : less}`;
  return {
    intro: `The usual fee is ${writeFee(product.industry_fee_perct * 100)} a year. At that rate you would have, in today’s rand:`,
    rows: [
      {
        name: "The monthly income you could draw",
        note: "before tax",
        amount: write(product.industry_fee_income_saving_per_month, "less", "more"),
      },
      {
        name: "Fees in the first year",
        amount: write(product.industry_fee_saving_per_month, "a month more", "a month less"),
      },
      {
        name: "Fees over your lifetime",
        note: `ours are about ${formatProjection(product.lifetime_fees)}`,
        amount: write(product.lifetime_fee_saving, "more", "less"),
      },
    ],
  };
}

/** A life annuity shows no yearly costs, but the unit trust and the emergency savings beside it have some. */
function describeOtherFees({ recommendation: { fees }, hasUnitTrust, cash }: PlanFacts): string[] {
  const costs = [
    ...(hasUnitTrust
      ? [`The unit trust costs ${writeFee(fees.unit_trust.annual_total.total)} of its value a year.`]
      : []),
    ...(cash.emergency_savings_recommend > 0
      ? [
          `The emergency savings cost ${writeFee(fees.emergency_savings.annual_total.total)} of their value a year.`,
        ]
      : []),
  ];
  if (costs.length === 0) return [];
  const perMonth = `${formatRand(fees.annual_total_per_month)} a month`;
  const total = costs.length > 1 ? `Together that is **${perMonth}**.` : `That is **${perMonth}**.`;
  return [[...costs, total, WHAT_FEES_PAY].join(" ")];
}

/** Two decimals, since fees that differ by less than a tenth differ by many rand. */
function writeFee(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

function buildTable(name: string, fees: ProductFees): CostTable {
  const { term_years, tic, advice, admin, other, totals } = fees.eac_fees;
  const rows = [
    { part: "Investment management", values: tic },
    { part: "Advice", values: advice },
    { part: "Administration", values: admin },
    { part: "Other", values: other },
  ];
  return {
    title: `${name}: effective annual cost`,
    caption: `${fees.annual.map((fund) => fund.fund_name).join(", ")}. How much all costs reduce your return each year, VAT included.`,
    heads: ["Cost", ...term_years.map((years) => (years === 1 ? "1 year" : `${years} years`))],
    rows: rows
      .filter(({ part, values }) => part !== "Other" || values.some((value) => value >= 0.05))
      .map(({ part, values }) => ({ part, percents: values.map(formatPercent) })),
    total: { part: "Effective annual cost", percents: totals.map(formatPercent) },
  };
}
