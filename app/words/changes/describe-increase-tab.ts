import type { IncreaseTab, Lever } from "~/contract/plan/levers";
import { describeSteps } from "./describe-steps";
import { describeNeedField, type NeedField, writeStepPrice } from "./describe-need-field";
import { sayPrices } from "../plan/annuity-prices";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { writeDate } from "../plan/write-figures";
import { INCREASE_TAB_WORDS } from "./lever-page-words";
import { writeNeed } from "./write-need";

/** The fixed wording of a tab, whatever is typed on it. */
export type IncreaseTabWords = {
  /** The conclusion. */
  heading: string;
  lead: readonly string[];
  fields: readonly NeedField[];
  /** The effect of one step, in rand a month; bold is between double asterisks. */
  prices: readonly string[];
};

/**
 * Describes a tab.
 * @param levers the needs that it changes
 */
export function describeIncreaseTab(
  tab: IncreaseTab,
  levers: readonly Lever[],
  facts: PlanFacts,
): IncreaseTabWords {
  const prices = facts.common.levers.filter(({ lever }) => levers.includes(lever));
  const recommended = (lever: Lever) => {
    const price = prices.find((candidate) => candidate.lever === lever);
    return price ? writeNeed(lever, price.value) : "";
  };
  if (tab === "delay-retirement" && levers.length === 0) return describeLatest(facts);
  const { heading, lead } = INCREASE_TAB_WORDS[tab];
  return {
    heading: heading(facts),
    lead: [
      ...lead(recommended(levers[0] ?? "retirement_date"), facts),
      ...(facts.isLifeAnnuity ? sayPrices(facts) : []),
    ],
    fields: levers.map((lever) => describeNeedField(lever, facts, true)),
    prices: prices
      .flatMap((price) => describeSteps(price, facts))
      .filter(({ perMonth }) => perMonth >= 1)
      .map(writeStepPrice),
  };
}

/** The tab for a person who already retires on the latest permitted day. */
function describeLatest(facts: PlanFacts): IncreaseTabWords {
  const { You, does } = speakOf(facts);
  return {
    heading: `${You} already ${does("retire")} as late as we can plan`,
    lead: [
      `${You} ${does("plan")} to retire on ${writeDate(facts.common.retirement_date)}. We plan at most five years ahead, and up to age 85.`,
      "So there is nothing to change on this page. Press Next to go on.",
    ],
    fields: [],
    prices: [],
  };
}
