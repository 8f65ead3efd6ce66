/** The page that lists retirement funds separately, and the line about those listed. */
import { formatRand } from "~/base/money";
import type { RetirementFundAnswer } from "~/contract/survey/retirement-funds";
import type { Profile } from "~/contract/survey/profile";
import { sayFundCash } from "../plan/fund-cash";
import type { PlanFacts } from "../plan/plan-facts";
import type { SpokenOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";

export function sayFundsPage({ you, your, they, does }: SpokenOf) {
  return {
    heading: `${capitalise(your)} funds`,
    question:
      "How much may be taken in cash is worked out for each fund. Copy the names and amounts from the statements, up to six funds.",
    why: [
      "A fund may be taken whole in cash where it is small by itself, though all funds together are not.",
      `Cash comes first from such funds. What is left of all funds that ${you} ${does("retire")} from buys one annuity.`,
      `A fund that ${they} leave where it is stays out of this plan.`,
      "We show the names in a shared plan only where that was ticked.",
    ],
    coach: `A coach can find it out with ${you}, at no charge.`,
  };
}

/** The cash that each fund may pay, in the order of the funds. */
export function listFundCash(funds: readonly RetirementFundAnswer[], { cash }: PlanFacts): string[] {
  const retired = funds.filter(({ isRetiredFrom }) => isRetiredFrom);
  return funds.map((fund) => {
    if (!fund.isRetiredFrom) return "No cash: it stays where it is, and is left out of the plan.";
    const shown = cash.funds?.[retired.indexOf(fund)];
    return shown ? `${sayFundCash(shown)} at retirement, in today’s rand.` : "";
  });
}

/** Compares the sum of the funds with the savings given. */
export function sayTogether({ funds, investments = 0 }: Profile): string {
  const sum = (told: readonly RetirementFundAnswer[]) => told.reduce((all, { amount }) => all + amount, 0);
  if (!funds) return `Those that are retired from have to come to ${formatRand(investments)} together.`;
  const stays = sum(funds.filter(({ isRetiredFrom }) => !isRetiredFrom));
  if (stays === 0) return `Together ${formatRand(sum(funds))}, as told before.`;
  return `Together ${formatRand(sum(funds))}, of which ${formatRand(sum(funds) - stays)} are retired from, as told before. ${formatRand(stays)} of it stays where it is, and is left out of the plan.`;
}

/** The line about funds that were listed separately. */
export function sayFunds(funds: readonly RetirementFundAnswer[]): string {
  const list = funds.map(
    ({ name, amount, isRetiredFrom }, index) =>
      `${name ?? `fund ${index + 1}`}, ${formatRand(amount)}${isRetiredFrom ? "" : ", left where it is"}`,
  );
  return `Worked out for each fund: ${list.join("; ")}.`;
}
