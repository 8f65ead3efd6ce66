/** The page that asks for retirement funds one by one, and how a line tells what was said there. */
import { formatRand } from "~/base/money";
import type { RetirementFundAnswer } from "~/contract/survey/retirement-funds";
import type { SpokenOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";

/** The page as somebody reads it whose funds they are, or their adviser. */
export function sayFundsPage({ you, your, they, does }: SpokenOf) {
  return {
    heading: `${capitalise(your)} funds`,
    question:
      "How much may be taken in cash is worked out for each fund. Copy the names and amounts from the statements, up to six funds. To remove one, clear its amount.",
    why: [
      "A fund may be taken whole in cash where it is small by itself, though all funds together are not.",
      `Cash comes first from such funds. What is left of all funds that ${you} ${does("retire")} from buys one annuity.`,
      `A fund that ${they} leave where it is stays out of this plan.`,
      "We show the names in a shared plan only where that was ticked.",
    ],
    coach: `A coach can find it out with ${you}, at no charge.`,
  };
}

/** What is said of funds that were told one by one. */
export function sayFunds(funds: readonly RetirementFundAnswer[]): string {
  const list = funds.map(
    ({ name, amount, isRetiredFrom }, index) =>
      `${name ?? `fund ${index + 1}`}, ${formatRand(amount)}${isRetiredFrom ? "" : ", left where it is"}`,
  );
  return `Worked out for each fund: ${list.join("; ")}.`;
}
