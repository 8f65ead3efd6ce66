import type { ProductFees } from "~/contract/plan/recommendation";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { roundParts } from "../plan/round-parts";
import { capitalise } from "../plan/write-figures";

/** A pot with fees of its own. */
export type PotCosts = {
  /** As a heading; `inSentence` has the article. */
  name: string;
  inSentence: string;
  fees: ProductFees;
  /** Whether it pays part of the income. */
  isForIncome: boolean;
  /** Rand, before the initial fee. */
  paidIn: number;
  /** Whole rand once at the start; the pots' add up to the total as shown. */
  atStart: number;
  /** Whole rand a month in the first year; the pots' add up to the total as shown. */
  perMonth: number;
};

/** The pots with fees; a life annuity is none of them, because its price includes its costs. */
export function listPotCosts({ recommendation, product, cash, guaranteedShare }: PlanFacts): PotCosts[] {
  const { fees } = recommendation;
  const { name } = PRODUCT_WORDS[product.product];
  const pots = [
    {
      name: capitalise(name),
      fees: fees.annuity,
      isForIncome: true,
      paidIn: (1 - guaranteedShare) * cash.annuity_amount_recommend,
    },
    {
      name: "Unit trust",
      fees: fees.unit_trust,
      isForIncome: true,
      paidIn: cash.unit_trust_recommend + (cash.own_savings_at_retirement ?? 0),
    },
    {
      name: "Emergency savings",
      fees: fees.emergency_savings,
      isForIncome: false,
      paidIn: cash.emergency_savings_recommend,
    },
  ].filter(({ paidIn }) => paidIn > 0);
  const atStart = pots.map((pot) => (pot.paidIn * pot.fees.initial_total.total) / 100);
  const perMonth = pots.map(
    (pot, index) => ((pot.paidIn - (atStart[index] ?? 0)) * pot.fees.annual_total.total) / 1200,
  );
  const shownAtStart = roundParts(atStart, fees.initial_total);
  const shownPerMonth = roundParts(perMonth, fees.annual_total_per_month);
  return pots.map((pot, index) => ({
    ...pot,
    inSentence: `the ${pot.name.toLowerCase()}`,
    atStart: shownAtStart[index] ?? 0,
    perMonth: shownPerMonth[index] ?? 0,
  }));
}

/** A yearly fee of the whole plan, in percent: the pots' fees weighted by their capital. */
export function weighFee(pots: readonly PotCosts[], key: keyof ProductFees["annual_total"]): number {
  const invested = pots.map(({ paidIn, fees }) => paidIn * (1 - fees.initial_total.total / 100));
  const whole = invested.reduce((sum, amount) => sum + amount, 0);
  return (
    pots.reduce((sum, { fees }, index) => sum + fees.annual_total[key] * (invested[index] ?? 0), 0) / whole
  );
}

/** The advisers' yearly earnings on a pot, in rand: the fee for this advice and the planner's. */
export function earnOn({ paidIn, fees: { annual_total: fees } }: PotCosts): number {
  return (paidIn * (fees.automated_advise + fees.financial_planner)) / 100;
}
