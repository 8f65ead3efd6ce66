import { formatRand } from "~/base/money";
import { rowAfterTax } from "./after-tax";
import { findGuaranteed, isMixed, type PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { capitalise, formatPercent, writeDate } from "./write-figures";

/** The recommended income, its sources, and the income after tax. */
export type IncomeView = {
  /** Placed before all else in a plan of an earlier engine version. */
  earlierVersion?: string;
  /** Placed first, if present. */
  shortfall?: { heading: string; text: string };
  headline: string;
  amountPerMonth: string;
  /** The unit of the amount. */
  tags: readonly string[];
  start: string;
  rows: readonly { key: "annuity" | "unitTrust"; name: string; note: string; amount: string }[];
  afterTax: { name: string; note?: string; amount: string };
};

const EARLIER_VERSION =
  "Our method, or what we offer, has changed since we worked out this plan. We have kept its figures as they were.";

/** Describes the conclusion and the income behind it. */
export function describeIncome(facts: PlanFacts): IncomeView {
  const { product, common, income, isLifeAnnuity, annuityName } = facts;
  const { expected } = product;
  const { You, your, does } = speakOf(facts);
  const annuity = {
    key: "annuity",
    name: `From the ${annuityName}`,
    note: isMixed(facts)
      ? `${formatRand(findGuaranteed(facts))} of it guaranteed for life`
      : isLifeAnnuity
        ? "guaranteed for life"
        : writeDrawdown(expected.annuity_drawdown_perct),
    amount: formatRand(income.fromAnnuity),
  } as const;
  const unitTrust = {
    key: "unitTrust",
    name: "From the unit trust",
    note: writeDrawdown(expected.unit_trust_drawdown_perct),
    amount: formatRand(income.fromUnitTrust),
  } as const;
  return {
    earlierVersion: facts.recommendation.is_outdated ? EARLIER_VERSION : undefined,
    shortfall: describeShortfall(facts),
    headline: isLifeAnnuity
      ? "Buy an income for life that rises with prices every year"
      : `${capitalise(your)} income: ${formatRand(income.total)} a month, rising with prices`,
    amountPerMonth: formatRand(income.total),
    tags: ["today’s rand", "before tax"],
    start: `${You} ${does("retire")} on ${writeDate(common.retirement_date)}, aged ${common.age_at_retirement}. The first payment comes a month later.`,
    rows: income.fromUnitTrust > 0 ? [annuity, unitTrust] : [annuity],
    afterTax: rowAfterTax(facts),
  };
}

function writeDrawdown(share: number): string {
  return `${formatPercent(share * 100)}\u00a0a\u00a0year`;
}

function describeShortfall(facts: PlanFacts): IncomeView["shortfall"] {
  const { common, product, amounts, clientName } = facts;
  const { you, You, their, does } = speakOf(facts);
  const heading = `${You} ${does("want")} to give more support than this plan can pay`;
  const income = product.expected.monthly_income_total;
  if (common.support_per_month > income)
    return {
      heading,
      text: `${You} ${does("want")} to support others with ${formatRand(common.support_per_month)} a month. ${capitalise(their)} whole income is ${formatRand(income)} a month before tax. ${clientName ? "Talk it over before they choose." : "Talk to them, and to an adviser, before you choose."}`,
    };
  if (!common.is_support_covered)
    return {
      heading,
      text: `The support ${you} ${does("want")} to give is worth ${formatRand(common.support_value)} in all. The annuity holds ${formatRand(amounts.annuity)}. If ${you} ${does("die")} early, it cannot pay for all of it.`,
    };
  return undefined;
}
