import { MARKETS } from "./chart-views";
import type { Market } from "./chart-views";
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { joinWords } from "./write-figures";

/**
 * Says what a life annuity and the unit trust beside it pay: the annuity never falls, and only the unit trust can end.
 * @param lastAge up to which the chart shows it
 */
export function writeLifeIncome({ income, product, hasUnitTrust }: PlanFacts, lastAge: number): string[] {
  const guaranteed = `The **${formatRand(income.fromAnnuity)}** from the life annuity rises with prices for as long as you live.`;
  if (!hasUnitTrust) return [guaranteed];
  const tellEnd = (market: Market) => {
    const age = product[market].age_unit_trust_runs_out;
    return age === null || age > lastAge ? `to ${lastAge} and beyond` : `until ${age}`;
  };
  const adds = `the unit trust adds ${formatRand(income.fromUnitTrust)}`;
  if (new Set(MARKETS.map(tellEnd)).size === 1)
    return [guaranteed, `In **all** markets ${adds} ${tellEnd("expected")}.`];
  const others = joinWords([
    `in **poor** markets ${tellEnd("poor")}`,
    `in **strong** markets ${tellEnd("strong")}`,
  ]);
  return [guaranteed, `In **expected** markets ${adds} ${tellEnd("expected")}; ${others}.`];
}
