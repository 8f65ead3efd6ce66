/** The wording of the pages that move levers: the tabs that raise the income, and the parts of a plan. */
import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { type IncreaseTab, listTabLevers, type NeedsPart } from "~/contract/plan/levers";
import { EXAMPLE_LEFT } from "../explanation/explain-top-ups";
import { nameSuccessor, type SuccessorFacts } from "../plan/name-successor";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf, type SpokenOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";
import { explainShare } from "../plan/support-share";
import { namePartner, namePartnerShortly } from "./lever-words";
import { compareDays, writeNeed } from "./write-need";

/** The recommended needs, and the differences from them. */
type Needs = { recommended: Required<AdjustNeeds>; held: AdjustNeeds };

type TabWords = {
  /** The name in the list of tabs. */
  name: (facts: SuccessorFacts) => string;
  /** The conclusion. */
  heading: (facts: PlanFacts) => string;
  /** @param recommended the value of the tab's first need */
  lead: (recommended: string, facts: PlanFacts) => readonly string[];
  /** The heading of what others lose. */
  lossTitle: (facts: PlanFacts) => string;
  describeLoss: (needs: Needs, facts: PlanFacts) => string;
};

export const INCREASE_TAB_WORDS: Record<IncreaseTab, TabWords> = {
  dependants: {
    name: () => "Reduce % to dependants",
    heading: (facts) => {
      const { your, their } = speakOf(facts);
      return `Leaving less to ${your} family raises ${their} income`;
    },
    lead: (recommended, facts) => [
      `What is not left to ${speakOf(facts).your} family pays for top-ups, and those raise the income. We recommended ${recommended}.${explainShare(facts)}`,
      "What the family does not get goes to other people in the same annuity.",
    ],
    lossTitle: (facts) => `What ${speakOf(facts).your} family gets`,
    describeLoss: ({ recommended, held }, facts) => {
      const { partnerName } = facts;
      const { you, your, does } = speakOf(facts);
      const lever = "percent_capital_to_partner_dependants_annuity";
      const usual = formatRand(EXAMPLE_LEFT * recommended[lever]);
      const left = formatRand(EXAMPLE_LEFT * (held[lever] ?? recommended[lever]));
      const moment = partnerName ? `once ${you} and ${partnerName} have died` : `when ${you} ${does("die")}`;
      return `Of every ${formatRand(EXAMPLE_LEFT)} left in the annuity ${moment}, ${your} family gets ${left}${left === usual ? "" : `, not ${usual}`}.`;
    },
  },
  "delay-retirement": {
    name: () => "Delay retirement",
    heading: (facts) => `Retiring later raises ${speakOf(facts).your} income`,
    lead: (recommended, facts) => {
      const { You, they, their, does } = speakOf(facts);
      return [
        `${You} ${does("plan")} to retire on ${recommended}. Until ${they} do, ${their} savings stay invested. The income then has fewer years to last.`,
        "Delay by at least a year to see a difference.",
      ];
    },
    lossTitle: (facts) => {
      const { you, does } = speakOf(facts);
      return `What ${you} ${does("give")} up`;
    },
    describeLoss: ({ recommended, held: { retirement_date } }, facts) => {
      const { you, your, does } = speakOf(facts);
      const wait = `Until ${you} ${does("retire")}, this plan pays ${you} nothing.`;
      if (retirement_date === undefined) return wait;
      return `${capitalise(your)} first payment comes ${compareDays(recommended.retirement_date, retirement_date)}. ${wait}`;
    },
  },
  "cash-needs": {
    name: () => "Reduce cash needs",
    heading: (facts) => `Taking less cash raises ${speakOf(facts).your} income`,
    lead: () => ["What is not taken in cash stays invested, and pays an income."],
    lossTitle: (facts) => {
      const { you, does } = speakOf(facts);
      return `What ${you} ${does("give")} up`;
    },
    describeLoss: (needs, facts) => {
      const { You, they, does } = speakOf(facts);
      const less = sumCash(needs.recommended) - sumCash({ ...needs.recommended, ...needs.held });
      return less > 0
        ? `${You} ${does("get")} ${formatRand(less)} less in cash when ${they} retire.`
        : "Cash that is left invested is not there to pay off debt, or for emergencies.";
    },
  },
  "partner-income": {
    name: (facts) => `Reduce ${namePartnerShortly(facts)}’s income`,
    heading: (facts) => `Leaving ${namePartner(facts)} less raises ${speakOf(facts).your} income`,
    lead: (recommended, facts) => [
      `A life annuity pays more if less of it goes on to ${namePartner(facts)} after ${speakOf(facts).you} ${speakOf(facts).does("die")}. We recommended ${recommended}.`,
    ],
    lossTitle: (facts) => `What ${namePartner(facts)} gives up`,
    describeLoss: ({ recommended, held }, facts) => {
      const { you, does } = speakOf(facts);
      const lever = "partner_guaranteed_inc_perct";
      const usual = writeNeed(lever, recommended[lever]);
      const share = held[lever] === undefined ? usual : writeNeed(lever, held[lever]);
      const instead = held[lever] === undefined ? "" : `, not ${usual}`;
      return `If ${you} ${does("die")} first, ${namePartner(facts)} gets ${share} of the annuity’s income${instead}.`;
    },
  },
  "guarantee-period": {
    name: () => "Reduce the guarantee period",
    heading: (facts) => `Fewer guaranteed years raise ${speakOf(facts).your} income`,
    lead: (recommended, facts) => [
      `In the guaranteed years the income is paid even if ${speakOf(facts).you} ${speakOf(facts).does("die")}. Fewer of them cost less. We recommended ${recommended}.`,
    ],
    lossTitle: (facts) => `What ${speakOf(facts).your} family gets`,
    describeLoss: ({ recommended, held }, facts) => {
      const successor = nameSuccessor(facts);
      const { you, does } = speakOf(facts);
      const lever = "income_guarantee_period";
      const { [lever]: years, partner_guaranteed_inc_perct: percent } = { ...recommended, ...held };
      const usual = writeNeed(lever, recommended[lever]);
      if (years === 0) {
        const end = percent > 0 && successor ? `falls to ${successor}’s ${percent}%` : "ends";
        return `If ${you} ${does("die")}, the income ${end} at once, not after ${usual}.`;
      }
      const passed = years === 1 ? "one year has passed" : `${writeNeed(lever, years)} have passed`;
      const instead = held[lever] === undefined ? "" : `, not ${usual}`;
      return `If ${you} ${does("die")} soon after retiring, the income is still paid until ${passed}${instead}.`;
    },
  },
};

/** All cash taken, summed from the amounts as shown. */
function sumCash(needs: Required<AdjustNeeds>): number {
  return listTabLevers("cash-needs").reduce((sum, lever) => sum + Math.round(Number(needs[lever])), 0);
}

/** The question of a part's page, and the text below it. */
type PartWords = (person: SpokenOf) => { question: string; lead: string };

export const NEEDS_PART_WORDS: Record<NeedsPart, PartWords> = {
  "lump-sum": ({ you }) => ({
    question: `How much cash would ${you} like to take?`,
    lead: "What is not taken in cash stays invested, and pays an income.",
  }),
  "guaranteed-share": ({ you, their }) => ({
    question: `How much of it would ${you} like guaranteed?`,
    lead: `That part of the annuity’s money buys a life annuity, which pays whatever markets do. The rest stays invested, and ${their} income from it follows markets. **A life annuity is for good:** once it is bought, nobody can get the money back.`,
  }),
  "elected-percentage": ({ you, they, their, does }) => ({
    question: `What percentage would ${you} like to leave?`,
    lead: `This is the part of the annuity that goes to the people ${you} ${does("name")} when ${they} die. The rest pays for top-ups, which raise ${their} income while ${they} live.`,
  }),
  guarantees: ({ you, their, does }) => ({
    question: `What would ${you} like to have guaranteed?`,
    lead: `Guarantees pay the people ${you} ${does("leave")} behind, and they lower ${their} income.`,
  }),
  "five-year-exclusion": ({ you, You, their, does }) => ({
    question: `What if ${you} ${does("die")} in the first five years?`,
    lead: `${You} can choose that nothing of ${their} annuity is shared in the first five years. We call that the five-year exclusion.`,
  }),
};
