/** Checks changed needs from any source; not in `adjust-rules`, to keep its messages out of browser bundles. */
import {
  type AdjustLimits,
  type AmountRange,
  checkFunds,
  checkLever,
  type NeedsCandidate,
  type NeedsMistake,
  SAME_WITHIN,
} from "./adjust-rules";
import { type Lever, LEVER_NAMES } from "./levers";

/** Messages for a lever that the recommended product does not have. */
const ABSENT: Record<Lever, string> = {
  retirement_date: "The retirement date of this plan cannot be changed",
  debt_recommend: "No debt repayment is recommended",
  emergency_savings_recommend: "No emergency savings are recommended",
  personal_cash_recommend: "No personal cash is recommended",
  lump_sum: "Nothing may be taken in cash",
  perct_guaranteed: "Nothing is left for an annuity that could be guaranteed",
  percent_capital_to_partner_dependants_annuity: "This annuity leaves no percentage to dependants to choose",
  income_guarantee_period: "Only a life annuity has a guarantee period",
  partner_guaranteed_inc_perct:
    "Only a life annuity with a partner or a second person has an income for them",
  apply_exclusion: "This annuity has no five-year exclusion to choose",
};

/**
 * Checks changed needs, that the recommended product has those levers, and that both annuities can be bought.
 * @param changes the differences from the recommendation
 * @returns the mistakes in the order of the levers, then those of the funds; empty if there are none
 */
export function checkNeeds(changes: NeedsCandidate, limits: AdjustLimits): NeedsMistake[] {
  const ofLevers = LEVER_NAMES.flatMap((path) => {
    if (changes[path] === undefined) return [];
    if (limits[path] === undefined) return [{ path, message: ABSENT[path] }];
    const nearest = path === "perct_guaranteed" ? findNearest(changes[path], limits[path]) : undefined;
    const message = checkLever(path, changes, limits) ?? (nearest && sayLeastPrice(nearest));
    return message === undefined ? [] : [{ path, message, ...(nearest && { nearest }) }];
  });
  return [...ofLevers, ...checkFunds(changes, limits)];
}

/** The allowed fractions below and above a given one; undefined if that is allowed itself, or missing. */
function findNearest(given: number | null, { only }: AmountRange): number[] | undefined {
  if (!only || given === null || Number.isNaN(given)) return undefined;
  if (only.some((one) => Math.abs(one - given) < SAME_WITHIN)) return undefined;
  const below = only.filter((one) => one <= given).at(-1);
  const above = only.find((one) => one >= given);
  return [below, above].filter((one) => one !== undefined);
}

function sayLeastPrice(nearest: readonly number[]): string {
  return `The part has to be in steps of 5%, and each of two annuities has a least price. The nearest parts are ${nearest.map((one) => `${Math.round(100 * one)}%`).join(" and ")}`;
}
