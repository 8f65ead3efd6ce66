/** What the pages on which levers are moved say: the tabs that raise the income, and the parts of a plan. */
import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab, NeedsPart } from "~/contract/plan/levers";
import { EXAMPLE_LEFT } from "../explanation/explain-top-ups";
import type { PlanFacts } from "../plan/plan-facts";
import { explainShare } from "../plan/support-share";
import { namePartner } from "./lever-words";
import { compareDays, writeNeed } from "./write-need";

/** The needs as recommended, and those that differ so far. */
type Needs = { recommended: Required<AdjustNeeds>; held: AdjustNeeds };

type TabWords = {
  /** As the list of tabs says it. */
  name: string;
  /** The conclusion. */
  heading: (facts: PlanFacts) => string;
  /** @param recommended the value of its first need */
  lead: (recommended: string, facts: PlanFacts) => readonly string[];
  /** Who loses by it, and what. */
  lossTitle: (facts: PlanFacts) => string;
  describeLoss: (needs: Needs, facts: PlanFacts) => string;
};

export const INCREASE_TAB_WORDS: Record<IncreaseTab, TabWords> = {
  dependants: {
    name: "Reduce % to dependants",
    heading: () => "Leaving less to your family raises your income",
    lead: (recommended, facts) => [
      `What you do not leave to your family pays for top-ups, and those raise your income. We recommended ${recommended}.${explainShare(facts)}`,
      "What your family does not get goes to other people in the same annuity.",
    ],
    lossTitle: () => "What your family gets",
    describeLoss: ({ recommended, held }, { partnerName }) => {
      const lever = "percent_capital_to_partner_dependants_annuity";
      const usual = formatRand(EXAMPLE_LEFT * recommended[lever]);
      const left = formatRand(EXAMPLE_LEFT * (held[lever] ?? recommended[lever]));
      const moment = partnerName ? `once you and ${partnerName} have died` : "when you die";
      return `Of every ${formatRand(EXAMPLE_LEFT)} left in the annuity ${moment}, your family gets ${left}${left === usual ? "" : `, not ${usual}`}.`;
    },
  },
  "delay-retirement": {
    name: "Delay retirement",
    heading: () => "Retiring later raises your income",
    lead: (recommended) => [
      `You plan to retire on ${recommended}. Until you do, your savings stay invested. The income then has fewer years to last.`,
      "Delay by at least a year to see a difference.",
    ],
    lossTitle: () => "What you give up",
    describeLoss: ({ recommended, held: { retirement_date } }) => {
      const wait = "Until you retire, this plan pays you nothing.";
      if (retirement_date === undefined) return wait;
      return `Your first payment comes ${compareDays(recommended.retirement_date, retirement_date)}. ${wait}`;
    },
  },
  "cash-needs": {
    name: "Reduce cash needs",
    heading: () => "Taking less cash raises your income",
    lead: () => ["What you do not take in cash stays invested, and pays you an income."],
    lossTitle: () => "What you give up",
    describeLoss: (needs) => {
      const less = sumCash(needs.recommended) - sumCash({ ...needs.recommended, ...needs.held });
      return less > 0
        ? `You get ${formatRand(less)} less in cash when you retire.`
        : "Cash that you leave invested is not there to pay off debt, or for emergencies.";
    },
  },
  "partner-income": {
    name: "Reduce your partner’s income",
    heading: (facts) => `Leaving ${namePartner(facts)} less raises your income`,
    lead: (recommended, facts) => [
      `A life annuity pays you more if less of it goes on to ${namePartner(facts)} after you die. We recommended ${recommended}.`,
    ],
    lossTitle: (facts) => `What ${namePartner(facts)} gives up`,
    describeLoss: ({ recommended, held }, facts) => {
      const lever = "partner_guaranteed_inc_perct";
      const usual = writeNeed(lever, recommended[lever]);
      const share = held[lever] === undefined ? usual : writeNeed(lever, held[lever]);
      const instead = held[lever] === undefined ? "" : `, not ${usual}`;
      return `If you die first, ${namePartner(facts)} gets ${share} of the annuity’s income${instead}.`;
    },
  },
  "guarantee-period": {
    name: "Reduce the guarantee period",
    heading: () => "Fewer guaranteed years raise your income",
    lead: (recommended) => [
      `In the guaranteed years the income is paid even if you die. Fewer of them cost less. We recommended ${recommended}.`,
    ],
    lossTitle: () => "What your family gets",
    describeLoss: ({ recommended, held }, { partnerName }) => {
      const lever = "income_guarantee_period";
      const { [lever]: years, partner_guaranteed_inc_perct: percent } = { ...recommended, ...held };
      const usual = writeNeed(lever, recommended[lever]);
      if (years === 0) {
        const end = percent > 0 && partnerName ? `falls to ${partnerName}’s ${percent}%` : "ends";
        return `If you die, the income ${end} at once, not after ${usual}.`;
      }
      const passed = years === 1 ? "one year has passed" : `${writeNeed(lever, years)} have passed`;
      const instead = held[lever] === undefined ? "" : `, not ${usual}`;
      return `If you die soon after retiring, the income is still paid until ${passed}${instead}.`;
    },
  },
};

/** All cash that is taken, each amount as it is shown. */
function sumCash(needs: Required<AdjustNeeds>): number {
  return listTabLevers("cash-needs").reduce((sum, lever) => sum + Math.round(Number(needs[lever])), 0);
}

type PartWords = {
  /** As the plan's page lists it. */
  name: string;
  /** The question that its page asks. */
  question: string;
  lead: string;
};

export const NEEDS_PART_WORDS: Record<NeedsPart, PartWords> = {
  "lump-sum": {
    name: "The cash you take",
    question: "How much cash would you like to take?",
    lead: "What you do not take in cash stays invested, and pays you an income.",
  },
  "elected-percentage": {
    name: "The percentage to your dependants",
    question: "What percentage would you like to leave?",
    lead: "This is the part of the annuity that goes to the people you name when you die. The rest pays for top-ups, which raise your income while you live.",
  },
  guarantees: {
    name: "The guarantees",
    question: "What would you like to have guaranteed?",
    lead: "Guarantees pay the people you leave behind, and they lower your income.",
  },
  "five-year-exclusion": {
    name: "The first five years",
    question: "What if you die in the first five years?",
    lead: "You can choose that nothing of your annuity is shared in the first five years. We call that the five-year exclusion.",
  },
};
