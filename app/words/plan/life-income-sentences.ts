import { formatRand } from "~/base/money";
import type { Market } from "./markets";
import { drawsUnitTrust, type PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { joinWords } from "./write-figures";

/** Expected markets come first. */
const MARKETS_AS_TOLD = ["expected", "poor", "strong"] as const satisfies readonly Market[];

/**
 * Describes the income of a life annuity and the unit trust beside it: only the unit trust's part can fall.
 * @param lastAge the chart's last age
 */
export function writeLifeIncome(facts: PlanFacts, lastAge: number): string[] {
  const { income, product } = facts;
  const { you, does } = speakOf(facts);
  const guaranteed = `The **${formatRand(income.fromAnnuity)}** from the life annuity rises with prices for as long as ${you} ${does("live")}.`;
  if (!drawsUnitTrust(facts)) return [guaranteed, ...sayLeftAlone(facts)];
  const tellEnd = (market: Market) => {
    const age = product[market].age_income_reduces;
    return age === null || age > lastAge ? `to ${lastAge} and beyond` : `until ${age}`;
  };
  const [first, ...others] = [...new Set(MARKETS_AS_TOLD.map(tellEnd))].map((end) => {
    const alike = MARKETS_AS_TOLD.filter((market) => tellEnd(market) === end);
    const names = alike.length === MARKETS_AS_TOLD.length ? ["all"] : alike;
    return { markets: `${joinWords(names.map((name) => `**${name}**`))} markets`, end };
  });
  const adds = `In ${first?.markets} the unit trust adds ${formatRand(income.fromUnitTrust)} ${first?.end}`;
  const rest = others.map(({ markets, end }) => `in ${markets} ${end}`);
  const canFall = MARKETS_AS_TOLD.some((market) => tellEnd(market).startsWith("until"));
  return [
    guaranteed,
    `${[adds, ...(rest.length > 0 ? [joinWords(rest)] : [])].join("; ")}.`,
    ...(canFall
      ? ["Once the unit trust adds less, it does so a little each year, and is never used up."]
      : []),
  ];
}

/** Says that a unit trust beside a life annuity pays nothing, as its owner chose; empty in all other cases. */
export function sayLeftAlone(facts: PlanFacts): string[] {
  if (!facts.hasUnitTrust || drawsUnitTrust(facts)) return [];
  const { You, does } = speakOf(facts);
  return [
    `${You} ${does("take")} nothing from the unit trust of ${formatRand(facts.amounts.unitTrust + facts.ownSavings)}. It stays invested.`,
  ];
}
