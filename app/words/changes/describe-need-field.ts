import { formatRand } from "~/base/money";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import type { Lever } from "~/contract/plan/levers";
import type { PlanFacts } from "../plan/plan-facts";
import { explainShare } from "../plan/support-share";
import { capitalise } from "../plan/write-figures";
import { nameNeed, writeNeed } from "./write-need";

/** The field of a need that a person can change. */
export type NeedField = { lever: Lever; label: string; hint: string };

const LABELS: { [Name in Lever]?: string } = {
  retirement_date: "New retirement date",
  debt_recommend: "Cash to pay off debt",
  emergency_savings_recommend: "Cash for emergencies",
  personal_cash_recommend: "Cash for personal use",
  income_guarantee_period: "Guaranteed years",
};

/**
 * Describes the field of a need, with what may be typed into it.
 * @param isSlid whether a slider stands beside it, which offers only what raises the income
 */
export function describeNeedField(lever: Lever, facts: PlanFacts, isSlid: boolean): NeedField {
  const price = facts.common.levers.find((candidate) => candidate.lever === lever);
  return {
    lever,
    label: capitalise(LABELS[lever] ?? nameNeed(lever, facts)),
    hint: price ? writeHint(price, facts, isSlid) : "",
  };
}

function writeHint(
  { lever, minimum, maximum, value }: WireLeverPrice,
  facts: PlanFacts,
  isSlid: boolean,
): string {
  const least = writeNeed(lever, minimum);
  const most = writeNeed(lever, maximum);
  const recommended = writeNeed(lever, value);
  switch (lever) {
    case "retirement_date":
      return `DD/MM/YYYY. From ${least} to ${most}.`;
    case "income_guarantee_period":
      return `Whole or half years, at most ${most}.`;
    case "percent_capital_to_partner_dependants_annuity":
    case "partner_guaranteed_inc_perct": {
      if (isSlid) return `Slide it or type it. At least ${least}, at most ${recommended}.`;
      const covers = lever === "partner_guaranteed_inc_perct" ? "" : explainShare(facts);
      return `At least ${least}, at most ${most}. We recommended ${recommended}.${covers}`;
    }
    default:
      return `At most ${most}.`;
  }
}

/** What a step of a need does to the income; bold is written between double stars. */
export function writeStepPrice({ choice, perMonth }: { choice: string; perMonth: number }): string {
  const amount = `**${formatRand(Math.abs(perMonth))} a month**`;
  return perMonth > 0 ? `${choice} adds ${amount}.` : `${choice} takes ${amount} off.`;
}
