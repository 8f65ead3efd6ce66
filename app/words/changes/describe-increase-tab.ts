import type { Lever } from "~/contract/plan/levers";
import { describeSteps } from "./describe-choices";
import { describeNeedField, writeStepPrice } from "./describe-need-field";
import type { NeedField } from "./describe-need-field";
import type { PlanFacts } from "../plan/plan-facts";
import { explainShare } from "../plan/support-share";
import { writeDate } from "../plan/write-figures";
import { writeNeed } from "./write-need";

/** The ways to raise the income, each on a tab of its own. */
export type IncreaseTab =
  "dependants" | "delay-retirement" | "cash-needs" | "partner-income" | "guarantee-period";

/** What a tab says whatever is typed on it. */
export type IncreaseTabWords = {
  /** The conclusion. */
  heading: string;
  lead: readonly string[];
  fields: readonly NeedField[];
  /** What one step adds, in rand a month; bold is written between double stars. */
  prices: readonly string[];
};

/** A tab's name, as the list of tabs says it. */
export function nameIncreaseTab(tab: IncreaseTab): string {
  return {
    dependants: "Reduce % to dependants",
    "delay-retirement": "Delay retirement",
    "cash-needs": "Reduce cash needs",
    "partner-income": "Reduce your partner’s income",
    "guarantee-period": "Reduce the guarantee period",
  }[tab];
}

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
  return {
    heading: writeHeading(tab, facts),
    lead: writeLead(tab, recommended(levers[0] ?? "retirement_date"), facts),
    fields: levers.map((lever) => describeNeedField(lever, facts, true)),
    prices: prices
      .flatMap((price) => describeSteps(price, facts))
      .filter(({ perMonth }) => perMonth >= 1)
      .map(writeStepPrice),
  };
}

/** Whoever retires on the latest day that a plan can have cannot wait longer. */
function describeLatest({ common }: PlanFacts): IncreaseTabWords {
  return {
    heading: "You already retire as late as we can plan",
    lead: [
      `You plan to retire on ${writeDate(common.retirement_date)}. We plan at most five years ahead, and up to age 85.`,
      "So there is nothing to change on this page. Press Next to go on.",
    ],
    fields: [],
    prices: [],
  };
}

function writeHeading(tab: IncreaseTab, { partnerName }: PlanFacts): string {
  return {
    dependants: "Leaving less to your family raises your income",
    "delay-retirement": "Retiring later raises your income",
    "cash-needs": "Taking less cash raises your income",
    "partner-income": `Leaving ${partnerName ?? "your partner"} less raises your income`,
    "guarantee-period": "Fewer guaranteed years raise your income",
  }[tab];
}

function writeLead(tab: IncreaseTab, recommended: string, facts: PlanFacts): string[] {
  const { partnerName } = facts;
  const partner = partnerName ?? "your partner";
  return {
    dependants: [
      `What you do not leave to your family pays for top-ups, and those raise your income. We recommended ${recommended}.${explainShare(facts)}`,
    ],
    "delay-retirement": [
      `You plan to retire on ${recommended}. Until you do, your savings stay invested. The income then has fewer years to last.`,
      "Delay by at least a year to see a difference.",
    ],
    "cash-needs": ["What you do not take in cash stays invested, and pays you an income."],
    "partner-income": [
      `A life annuity pays you more if less of it goes on to ${partner} after you die. We recommended ${recommended}.`,
    ],
    "guarantee-period": [
      `In the guaranteed years the income is paid even if you die. Fewer of them cost less. We recommended ${recommended}.`,
    ],
  }[tab];
}
