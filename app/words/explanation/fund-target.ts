import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise, joinWords } from "../plan/write-figures";

/** A fund's investment objective, as its manager states it. */
export type FundTarget = { title: string; sentences: readonly string[] };

const TARGET = "target return of inflation (currently 4.5%) plus 5% a year over rolling 5-year periods";

/**
 * The objectives of the plan's funds: the annuity's, or only the unit trust's if an insurer pays the annuity.
 * @returns undefined if nothing is in a fund
 */
export function describeFundTarget(facts: PlanFacts): FundTarget | undefined {
  const { common, hasUnitTrust, isLifeAnnuity } = facts;
  const { annuity, unit_trust } = common.investment_recommendations;
  const funds = isLifeAnnuity ? unit_trust : annuity;
  if (funds.length === 0 || (isLifeAnnuity && !hasUnitTrust)) return undefined;
  const names = joinWords(funds.map(({ fund_name }) => `the ${fund_name}`));
  const [what, verb] = funds.length === 1 ? ["The fund", "has"] : ["These funds", "have"];
  return {
    title: funds.length === 1 ? "What the fund aims for" : "What the funds aim for",
    sentences: [
      `${capitalise(speakOf(facts).your)} ${isLifeAnnuity ? "unit trust" : "annuity"} is in ${names}.`,
      `${what} ${verb} a ${TARGET}.`,
      "That is a target. Some years will be better and some worse.",
      "We count on less growth than this.",
    ],
  };
}
