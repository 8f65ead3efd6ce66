/** The costs of a living annuity, the worth of one percentage point less, and when it may be taken in cash. */
import { formatRand } from "~/base/money";
import { formatFee, formatTens } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";

/** The smallest saving that is shown, in rand a month: figures are rounded to ten. */
const LEAST_SAVED = 10;

/** The income that lower costs add to what lasts; undefined if it rounds to nothing. */
export function saySaved({ answer: { costs }, lasts }: CheckFacts) {
  const tens = (amount: number) => Math.round(amount / 10) * 10;
  // The difference of the rounded amounts, as both are shown.
  const saved = tens(costs.lower_cost_lasting_income) - tens(lasts.monthly_income);
  if (saved < LEAST_SAVED) return undefined;
  return { points: formatFee(costs.annual_cost_perct - costs.lower_cost_perct), amount: formatRand(saved) };
}

/** The words of two parts of the page that stand side by side. */
export type CheckedCostsView = {
  title: string;
  sentences: readonly string[];
  cash: { title: string; sentences: readonly string[] };
};

export function describeLowerCosts(facts: CheckFacts): CheckedCostsView {
  const { costs } = facts.answer;
  const theirs = facts.person.verb("your", "the");
  const saved = saySaved(facts);
  return {
    title: writeTitle(facts, saved),
    sentences: [
      sayCosts(facts, saved !== undefined),
      costs.is_assumed
        ? `Ask ${theirs} provider for the effective annual cost, and check again with it.`
        : `Ask ${theirs} provider for the effective annual cost, and what each part of it is for.`,
    ],
    cash: describeCash(facts),
  };
}

function writeTitle({ answer, isSure }: CheckFacts, saved: ReturnType<typeof saySaved>): string {
  if (answer.costs.annual_cost_perct === 0) return "A living annuity seldom costs nothing";
  if (!saved) return isSure ? "Lower costs would change little" : "Lower costs would make it last longer";
  return `${saved.points === "1%" ? "One percent" : saved.points} less in costs is worth ${saved.amount} a month`;
}

function sayCosts({ answer: { costs }, lasts, isSure, person }: CheckFacts, isSaved: boolean): string {
  const told = person.verb("You told us", "We were told");
  if (costs.annual_cost_perct === 0)
    return `${told} 0% a year. The fund, the platform and the adviser are as a rule paid from it.`;
  const known = costs.is_assumed
    ? `${person.verb("You do not know your costs", "The costs are not known")}, so we assumed ${formatFee(costs.annual_cost_perct)} a year.`
    : `${told} ${formatFee(costs.annual_cost_perct)} a year.`;
  const instead = isSure ? `, not ${formatTens(lasts.monthly_income)}` : "";
  const lower = isSaved
    ? ` At ${formatFee(costs.lower_cost_perct)}, about ${formatTens(costs.lower_cost_lasting_income)} would last${instead}.`
    : "";
  return `${known} That is ${formatTens(costs.monthly_cost)} a month now.${lower}`;
}

function describeCash({ answer: { cash }, person }: CheckFacts): CheckedCostsView["cash"] {
  const below = formatRand(cash.below);
  return cash.is_allowed
    ? {
        title: `${person.subject} may take it in cash`,
        sentences: [
          `It is worth less than ${below} in one living annuity, so ${person.object} may take all of it.`,
          "It is taxed like cash from a retirement fund, and no income is left. Talk to a person first.",
        ],
      }
    : {
        title: `When ${person.object} may take it in cash`,
        sentences: [
          `Only once it is worth less than ${below} in one living annuity. Until then it can be moved to another provider, but not taken out.`,
        ],
      };
}
