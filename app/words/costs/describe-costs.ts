import { formatRand } from "~/base/money";
import { describeLowFee } from "./describe-low-fee";
import { listPotCosts } from "./pot-costs";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise, formatFee, formatProjection, joinWords } from "../plan/write-figures";

/** What the plan costs, in a few sentences; a page of its own has the rest. */
export type CostsView = {
  heading: string;
  paragraphs: readonly string[];
  /** All of it in a line, for the first page on paper. */
  inShort: string;
};

const WHAT_FEES_PAY = "That pays for the investment, this advice and a financial planner, VAT included.";

/** What the plan costs, and what the usual fee and a low one would change. */
export function describeCosts(facts: PlanFacts): CostsView {
  if (facts.isLifeAnnuity)
    return {
      heading: "The life annuity’s costs are already included",
      paragraphs: [
        ["The income shown is what you get after costs.", ...describeBeside(facts)].join(" "),
        ["Nothing more is taken off it.", ...describeOtherFees(facts)].join(" "),
      ],
      inShort: writeShort("The life annuity’s are in its price.", facts),
    };
  const { product, recommendation } = facts;
  return {
    heading: `It costs ${formatFee(recommendation.fees.annuity.annual_total.total)} of the annuity a year`,
    paragraphs: [
      `In the first year that is **${formatRand(product.annual_fee_per_month)} a month**. It comes out of your savings, so your income is lower.`,
      `${describeTotal(facts)}${WHAT_FEES_PAY} ${describeInitial(facts)} All incomes are after these costs.`,
      [describeUsualFee(facts), ...describeLowFee(product)].join(" "),
    ],
    inShort: writeShort("", facts),
  };
}

/** The fees of each part, and what they come to in rand. */
function writeShort(first: string, facts: PlanFacts): string {
  const { fees } = facts.recommendation;
  const pots = listPotCosts(facts).map(
    ({ name, fees: { annual_total } }) => `${name.toLowerCase()} ${formatFee(annual_total.total)}`,
  );
  const sentences = [
    ...(first ? [first] : []),
    ...(pots.length > 0
      ? [
          `${capitalise(joinWords(pots))} a year.`,
          `${pots.length > 1 ? "Together that" : "That"} is ${formatRand(fees.annual_total_per_month)} a month at first, VAT included.`,
        ]
      : []),
    ...(fees.initial_total < 1 ? [] : [`${formatRand(fees.initial_total)} once at the start.`]),
    "All incomes are after costs.",
  ];
  return `**Costs:** ${sentences.join(" ")}`;
}

function describeTotal(facts: PlanFacts): string {
  const [, ...others] = listPotCosts(facts);
  const perMonth = formatRand(facts.recommendation.fees.annual_total_per_month);
  const names = joinWords(others.map(({ inSentence }) => inSentence));
  return others.length > 0 ? `With ${names} it is ${perMonth} a month. ` : "";
}

function describeInitial({ recommendation: { fees } }: PlanFacts): string {
  return fees.initial_total < 1
    ? "Nothing is charged at the start."
    : `Your planner charges ${formatRand(fees.initial_total)} once at the start, VAT included.`;
}

function describeUsualFee({ product }: PlanFacts): string {
  const saving = product.industry_fee_income_saving_per_month;
  const usual = `The usual fee is ${formatFee(product.industry_fee_perct * 100)} a year.`;
  if (Math.abs(saving) < 1) return `${usual} At that rate you would get the same income.`;
  return `${usual} At that rate you would get ${formatProjection(Math.abs(saving))} ${saving > 0 ? "less" : "more"} a month, before tax.`;
}

/** What the unit trust and the emergency savings beside a life annuity cost together. */
function describeBeside(facts: PlanFacts): string[] {
  if (listPotCosts(facts).length === 0) return [];
  return [
    `What you keep beside it costs **${formatRand(facts.recommendation.fees.annual_total_per_month)} a month**.`,
  ];
}

/** A life annuity shows no yearly costs, but the unit trust and the emergency savings beside it have some. */
function describeOtherFees(facts: PlanFacts): string[] {
  const pots = listPotCosts(facts);
  if (pots.length === 0) return [];
  const costs = pots.map(
    ({ name, fees }) =>
      `The ${name.toLowerCase()} ${name.endsWith("s") ? "cost" : "costs"} ${formatFee(fees.annual_total.total)} of ${name.endsWith("s") ? "their" : "its"} value a year.`,
  );
  const perMonth = `${formatRand(facts.recommendation.fees.annual_total_per_month)} a month`;
  const total = costs.length > 1 ? `Together that is **${perMonth}**.` : `That is **${perMonth}**.`;
  return [[...costs, total, WHAT_FEES_PAY].join(" ")];
}
