/** The rules of choosing funds and their messages, shared by the page and the API. */
import type { PotHolding, WireHoldings } from "./holdings";
import type { Recommendation } from "./recommendation";

/** The pots that hold funds, as a recommendation names them. */
export const WIRE_POTS = ["annuity", "unit_trust", "emergency_savings"] as const;
export type WirePot = (typeof WIRE_POTS)[number];

/** The pots' names in the engine. */
export const POT_IN_ENGINE = {
  annuity: "annuity",
  unit_trust: "unitTrust",
  emergency_savings: "emergencySavings",
} as const satisfies Record<WirePot, string>;

/** The numbers of the funds that each pot may hold; a pot without a choice of funds is absent. */
export type FundLimits = { [Pot in WirePot]?: readonly string[] };

export function findFundLimits({ common_info, funds }: Recommendation): FundLimits {
  const { investment_recommendations: held } = common_info;
  const numbers = funds.ut_funds.map(({ fund_number }) => fund_number);
  return Object.fromEntries(WIRE_POTS.filter((pot) => held[pot].length > 0).map((pot) => [pot, numbers]));
}

/** A fraction as whole percent. */
export function toPercent(fraction: number): number {
  return Math.round(fraction * 100);
}

/** Sorted and without empty funds, so that equal choices serialise equally. */
function tidy(holding: PotHolding): PotHolding {
  return holding
    .filter(({ perct_alloc }) => perct_alloc !== 0)
    .map(({ fund_number, perct_alloc }) => ({ fund_number, perct_alloc }))
    .sort((a, b) => (a.fund_number < b.fund_number ? -1 : 1));
}

/** Returns the pots whose funds differ from the recommended ones; undefined if none do. */
export function pickHoldings(
  given: WireHoldings = {},
  recommended: WireHoldings = {},
): WireHoldings | undefined {
  const changed = WIRE_POTS.flatMap((pot) => {
    const [chosen, ours] = [given[pot] && tidy(given[pot]), tidy(recommended[pot] ?? [])];
    return chosen && JSON.stringify(chosen) !== JSON.stringify(ours) ? [[pot, chosen] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

export type HoldingsMistake = { path: `investment_recommendations.${WirePot}`; message: string };

/** Checks the funds of every given pot, in the order of the pots. */
export function checkHoldings(holdings: WireHoldings, limits: FundLimits): HoldingsMistake[] {
  return WIRE_POTS.flatMap((pot) => {
    const holding = holdings[pot];
    const message = holding && checkPot(holding, limits[pot]);
    return message === undefined ? [] : [{ path: `investment_recommendations.${pot}` as const, message }];
  });
}

function checkPot(holding: PotHolding, funds: readonly string[] | undefined): string | undefined {
  if (!funds) return "No funds can be chosen for this part of the plan";
  const numbers = holding.map(({ fund_number }) => fund_number);
  if (numbers.some((number) => !funds.includes(number))) return "Please choose from the funds of this plan";
  if (new Set(numbers).size < numbers.length) return "Please name each fund once";
  if (!holding.every(({ perct_alloc }) => isWholePercent(perct_alloc)))
    return "Please enter whole percentages from 0 to 100";
  const total = holding.reduce((sum, { perct_alloc }) => sum + toPercent(perct_alloc), 0);
  if (total === 100) return undefined;
  const rest = Math.abs(100 - total);
  return `These percentages add up to ${total}%. Please ${total < 100 ? `add ${rest}%` : `take ${rest}% away`}, so that they add up to 100%.`;
}

function isWholePercent(fraction: number): boolean {
  return fraction >= 0 && fraction <= 1 && Math.abs(fraction * 100 - toPercent(fraction)) < 1e-6;
}
