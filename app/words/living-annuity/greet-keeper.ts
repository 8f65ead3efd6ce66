/** The greeting of a person who keeps checks: the last figures, and what is asked anew. */
import { formatRand } from "~/base/money";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { formatTens, writeDate } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";
import { listEarlierChecks, sayLasted, type EarlierChecks } from "./list-earlier-checks";

export type Greeting = {
  kicker: string;
  heading: string;
  sentences: readonly string[];
  earlier: EarlierChecks;
};

/**
 * @param checks the newest first, at least one
 * @param name of a client, if their adviser is greeted
 */
export function greetKeeper(checks: readonly [KeptCheck, ...KeptCheck[]], name?: string): Greeting {
  const [last] = checks;
  const { value, monthly_income } = last.asked;
  return {
    kicker: `${name ? `${name}’s` : "Your"} living annuity, last checked on ${writeDate(last.checked_on)}`,
    heading: `What is ${name ? "it" : "yours"} worth now?`,
    sentences: [
      `Then it paid ${formatRand(monthly_income)} a month and was worth ${formatRand(value)}. ${sayLasted(last)}`,
      "Type what it is worth and pays now. Everything else stays as it was.",
    ],
    earlier: listEarlierChecks(checks),
  };
}

/** A check in one sentence. */
export function saySummary({ asked: { value, monthly_income }, lasts, isSure }: CheckFacts): string {
  const amount = `${formatTens(lasts.monthly_income)} a month`;
  const lasting = isSure
    ? `About ${amount} would last for life.`
    : `Even the least that the law allows,  ${amount}, may not last for life.`;
  return `It pays ${formatRand(monthly_income)} a month and is worth ${formatRand(value)}. ${lasting}`;
}

/** The newest check, for a list of what a person has with us. */
export function describeKeptCheck(check: KeptCheck): { checked: string; sentence: string } {
  const { value, monthly_income } = check.asked;
  return {
    checked: `Checked on ${writeDate(check.checked_on)}`,
    sentence: `It paid ${formatRand(monthly_income)} a month of ${formatRand(value)}. ${sayLasted(check)}`,
  };
}
