/** What is typed into the form of a plan's funds. */
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { pickChanges } from "~/contract/plan/adjust-rules";
import { checkHoldings, toPercent } from "~/contract/plan/holding-rules";
import type { FundLimits, WirePot } from "~/contract/plan/holding-rules";
import type { PotHolding, WireHoldings } from "~/contract/plan/holdings";
import { share } from "~/web/fields/typings";
import type { NeedsRefusal } from "../increase/tab-view";

/** What the form starts from: the parts of the plan that it asks for, and what was changed so far. */
export type FundsGround = {
  pots: readonly WirePot[];
  limits: FundLimits;
  recommended: Required<AdjustNeeds>;
  held: AdjustNeeds;
};

/** The name of the field for a fund in a part of the plan. */
export function nameFundField(pot: WirePot, fund: string): string {
  return `${pot}-${fund}`;
}

/** What the fields show: whole percentages. */
export function writeFundFields({ pots, limits, recommended, held }: FundsGround): Record<string, string> {
  const holdings = { ...recommended.investment_recommendations, ...held.investment_recommendations };
  const shareOf = (pot: WirePot, fund: string) =>
    holdings[pot]?.find(({ fund_number }) => fund_number === fund)?.perct_alloc ?? 0;
  return Object.fromEntries(
    pots.flatMap((pot) =>
      (limits[pot] ?? []).map((fund) => [nameFundField(pot, fund), String(toPercent(shareOf(pot, fund)))]),
    ),
  );
}

type Read = { needs: AdjustNeeds } | { mistakes: NeedsRefusal["mistakes"] };

/**
 * Reads the form. An empty field counts as 0.
 * @returns all changes of the plan, with these funds in place of those before, or the mistakes in what was typed
 */
export function readTypedFunds(form: FormData, { pots, limits, recommended, held }: FundsGround): Read {
  const typed = pots.map((pot) => ({ pot, holding: readPot(form, pot, limits[pot] ?? []) }));
  const mistakes = typed.flatMap(({ pot, holding }) => listMistakes(pot, holding, limits));
  if (mistakes.length > 0) return { mistakes };
  const chosen: WireHoldings = Object.fromEntries(typed.map(({ pot, holding }) => [pot, holding]));
  const funds = { ...held.investment_recommendations, ...chosen };
  return { needs: pickChanges({ ...held, investment_recommendations: funds }, recommended) };
}

function readPot(form: FormData, pot: WirePot, funds: readonly string[]): PotHolding {
  return funds.map((fund_number) => ({
    fund_number,
    perct_alloc: share().read(form.get(nameFundField(pot, fund_number))) ?? 0,
  }));
}

/** Percentages that cannot be, each at its field; if all can be, what is wrong with them together. */
function listMistakes(pot: WirePot, holding: PotHolding, limits: FundLimits): NeedsRefusal["mistakes"] {
  const wrong = holding.filter(({ perct_alloc }) => !(perct_alloc <= 1));
  if (wrong.length > 0)
    return wrong.map(({ fund_number }) => ({
      field: nameFundField(pot, fund_number),
      message: "Please enter a whole percentage from 0 to 100",
    }));
  return checkHoldings({ [pot]: holding }, limits).map(({ message }) => ({ field: pot, message }));
}
