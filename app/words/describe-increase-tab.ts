import { formatRand } from "~/base/money";
import type { Lever } from "~/contract/levers";
import { describeSteps } from "./describe-choices";
import type { PlanFacts } from "./plan-facts";
import { capitalise } from "./write-figures";
import { nameNeed, writeNeed } from "./write-need";

/** The ways to raise the income, each on a tab of its own. */
export type IncreaseTab =
  "dependants" | "delay-retirement" | "cash-needs" | "partner-income" | "guarantee-period";

/** What a tab says whatever is typed on it. */
export type IncreaseTabWords = {
  /** The conclusion. */
  heading: string;
  lead: readonly string[];
  fields: readonly { lever: Lever; label: string; hint: string }[];
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
  return {
    heading: writeHeading(tab, facts),
    lead: writeLead(tab, recommended(levers[0] ?? "retirement_date"), facts),
    fields: levers.map((lever) => {
      const price = prices.find((candidate) => candidate.lever === lever);
      const [minimum, maximum] = [price?.minimum ?? 0, price?.maximum ?? 0];
      return {
        lever,
        label: capitalise(FIELD_LABELS[lever] ?? nameNeed(lever, facts)),
        hint: writeHint(
          lever,
          writeNeed(lever, minimum),
          writeNeed(lever, isShare(lever) ? (price?.value ?? 0) : maximum),
        ),
      };
    }),
    prices: prices
      .flatMap((price) => describeSteps(price, facts))
      .filter(({ perMonth }) => perMonth >= 1)
      .map(({ choice, perMonth }) => `${choice} adds **${formatRand(perMonth)} a month**.`),
  };
}

const FIELD_LABELS: { [Name in Lever]?: string } = {
  retirement_date: "New retirement date",
  debt_recommend: "Cash to pay off debt",
  emergency_savings_recommend: "Cash for emergencies",
  personal_cash_recommend: "Cash for personal use",
  income_guarantee_period: "Guaranteed years",
};

function isShare(lever: Lever): boolean {
  return lever === "percent_capital_to_partner_dependants_annuity";
}

function writeHint(lever: Lever, least: string, most: string): string {
  switch (lever) {
    case "retirement_date":
      return `DD/MM/YYYY. From ${least} to ${most}.`;
    case "income_guarantee_period":
      return `Whole or half years, at most ${most}.`;
    case "percent_capital_to_partner_dependants_annuity":
    case "partner_guaranteed_inc_perct":
      return `Slide it or type it. At least ${least}, at most ${most}.`;
    default:
      return `At most ${most}.`;
  }
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

function writeLead(tab: IncreaseTab, recommended: string, { partnerName }: PlanFacts): string[] {
  const partner = partnerName ?? "your partner";
  return {
    dependants: [
      `What you do not leave to your family pays for top-ups, and those raise your income. We recommended ${recommended}.`,
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
