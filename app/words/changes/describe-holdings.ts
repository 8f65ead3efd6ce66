/** The funds in a plan's pots, in words. */
import { pickHoldings, WIRE_POTS, type WirePot } from "~/contract/plan/holding-rules";
import type { PotHolding, WireHoldings } from "~/contract/plan/holdings";
import type { Recommendation } from "~/contract/plan/recommendation";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { formatShare, joinWords } from "../plan/write-figures";

/** A pot's name within a sentence. */
export function namePot(pot: WirePot, { product }: Pick<PlanFacts, "product">): string {
  if (pot === "annuity") return PRODUCT_WORDS[product.product].name;
  return pot === "unit_trust" ? "unit trust" : "emergency savings";
}

/** `Core Income`, or `60% Core Income and 40% Money Market`. */
export function writeHolding(holding: PotHolding, { funds }: Pick<Recommendation, "funds">): string {
  const nameFund = (number: string) =>
    funds.ut_funds.find(({ fund_number }) => fund_number === number)?.fund_name ?? number;
  const [only, ...others] = holding;
  if (only && others.length === 0) return nameFund(only.fund_number);
  return joinWords(
    holding.map(({ fund_number, perct_alloc }) => `${formatShare(perct_alloc)} ${nameFund(fund_number)}`),
  );
}

/** The pots whose funds differ from the recommended ones, in words. */
export function describeChosenFunds(facts: PlanFacts, chosen: WireHoldings | undefined) {
  const recommended = facts.common.investment_recommendations;
  const changed = pickHoldings(chosen, recommended);
  return WIRE_POTS.flatMap((pot) => {
    const holding = changed?.[pot];
    if (!holding) return [];
    return [
      {
        need: `Funds of the ${namePot(pot, facts)}`,
        recommended: writeHolding(recommended[pot], facts.recommendation),
        chosen: writeHolding(holding, facts.recommendation),
      },
    ];
  });
}
