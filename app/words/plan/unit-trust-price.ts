/** The unit trust's cost in income after tax, its purpose, and the ways to have less of it. */
import { formatRand } from "~/base/money";
import { isAfterTaxOpen } from "./assumed-answers";
import { paysAnotherIncome, type PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** Bold is between double asterisks. */
export type UnitTrustPriceView = {
  sentence: string;
  /** The label of the button that removes it. */
  without: string;
  /** A smaller one: the label of its button, and its effect. */
  middle?: { press: string; sentence: string };
};

/**
 * Describes the price.
 * @returns undefined where it costs nothing, for a chosen income, and while the income after tax is unknown
 */
export function describeUnitTrustPrice(facts: PlanFacts): UnitTrustPriceView | undefined {
  const { unit_trust_price: price } = facts.common;
  if (!price || paysAnotherIncome(facts) || isAfterTaxOpen(facts)) return undefined;
  return {
    sentence: `**The unit trust costs ${formatRand(price.cost_per_month)} a month after tax**, for cash at hand and growth not locked in.`,
    without: "Leave it out",
    middle: price.middle_way ? describeMiddle(price.middle_way, facts) : undefined,
  };
}

type MiddleWay = NonNullable<NonNullable<PlanFacts["common"]["unit_trust_price"]>["middle_way"]>;

function describeMiddle({ cost_per_month, unit_trust_recommend }: MiddleWay, facts: PlanFacts) {
  const { you, their, does } = speakOf(facts);
  const hasNeed = facts.plan.income_needed !== undefined;
  const cost = Math.round(cost_per_month) > 0 ? formatRand(cost_per_month) : "R0";
  const ofWhat = hasNeed ? `what ${you} ${does("need")}` : `${their} income`;
  return {
    press: `Keep six months’ ${hasNeed ? "needs" : "income"}, for ${cost} a month`,
    sentence: `With only ${formatRand(unit_trust_recommend)} in the unit trust, six months of ${ofWhat} would be at hand. That costs ${cost} a month after tax.`,
  };
}
