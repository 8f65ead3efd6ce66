/** Converts levers and funds between wire (rand, fractions, years, percent) and engine (rand, shares, years). */
import { parseDayMonthYear } from "~/base/date";
import type { AdjustNeeds, WireAmendment } from "~/contract/plan/adjust-needs";
import { checkNeeds } from "~/contract/plan/check-needs";
import type { AdjustLimits, AmountRange } from "~/contract/plan/adjust-rules";
import { POT_IN_ENGINE, toPercent, WIRE_POTS } from "~/contract/plan/holding-rules";
import type { PotHolding, WireHoldings } from "~/contract/plan/holdings";
import { LEVERS, NUMBER_LEVERS, type NumberLever } from "~/contract/plan/levers";
import {
  type Adjustment,
  type AdjustmentLimits,
  type Amendment,
  type Basis,
  findLimits,
  type Holdings,
} from "~/engine";
import type { AdvisedPlan } from "./advised-plan";

type EngineName<Name extends NumberLever> = (typeof LEVERS)[Name]["inEngine"];

const nameInEngine = <Name extends NumberLever>(lever: Name): EngineName<Name> => LEVERS[lever].inEngine;

/** Wire units per engine unit. */
const unitsPerOne = (lever: NumberLever) => (LEVERS[lever].unit === "percent" ? 100 : 1);

/**
 * Returns the limits of an advised plan's levers and funds, in the wire's units.
 * @param changes the changed needs; the limits of the lump sum depend on the others, and those of the
 *   guaranteed share on both, unless those have mistakes
 */
export function findAdjustLimits(
  advised: Pick<AdvisedPlan, "retirementCase" | "basis"> & {
    given: Pick<AdvisedPlan["given"], "recommendation">;
  },
  { lump_sum, perct_guaranteed, ...others }: AdjustNeeds = {},
): AdjustLimits {
  const { retirementCase, basis, given } = advised;
  const { debt_recommend: debtRepaid } = given.recommendation.common_info.cash_recommendations;
  const findBeside = (beside: AdjustNeeds, limits?: AdjustLimits) => {
    const adjustment = limits && toAdjustment(beside, { limits, basis });
    return writeLimits(findLimits(retirementCase, basis, adjustment, debtRepaid), basis);
  };
  const limits = findBeside({});
  const follows = lump_sum !== undefined || perct_guaranteed !== undefined;
  if (!follows || checkNeeds(others, limits).length > 0) return limits;
  const followed = findBeside(others, limits);
  if (lump_sum === undefined || checkNeeds({ lump_sum }, followed).length > 0) return followed;
  return findBeside({ ...others, lump_sum }, followed);
}

function writeLimits(limits: AdjustmentLimits, basis: Pick<Basis, "funds">): AdjustLimits {
  const ranges = NUMBER_LEVERS.map((lever): [NumberLever, AmountRange | undefined] => {
    const range = lever === "perct_guaranteed" ? boundShares(limits) : limits[nameInEngine(lever)];
    const units = unitsPerOne(lever);
    return [lever, range && { ...range, minimum: range.minimum * units, maximum: range.maximum * units }];
  });
  const numbers = Object.values(basis.funds).map(({ number }) => number);
  const pots = WIRE_POTS.filter((pot) => limits.pots.includes(POT_IN_ENGINE[pot]));
  return {
    retirement_date: limits.retirementDate,
    investment_recommendations: Object.fromEntries(pots.map((pot) => [pot, numbers])),
    ...(limits.canApplyExclusion && { apply_exclusion: true as const }),
    ...Object.fromEntries(ranges),
  };
}

function boundShares({ guaranteedShares: only }: AdjustmentLimits): AmountRange | undefined {
  return only.length > 0 ? { minimum: 0, maximum: 1, only } : undefined;
}

/** Converts chosen funds, which must be in the basis. */
function toHoldings(chosen: WireHoldings, { funds }: Pick<Basis, "funds">): Holdings {
  const idOf = (number: string) => Object.values(funds).find((fund) => fund.number === number)?.id ?? number;
  const toShares = (holding: PotHolding) =>
    Object.fromEntries(
      holding.map(({ fund_number, perct_alloc }) => [idOf(fund_number), toPercent(perct_alloc) / 100]),
    );
  const pots = WIRE_POTS.flatMap((pot) => {
    const holding = chosen[pot];
    return holding ? [[POT_IN_ENGINE[pot], toShares(holding)]] : [];
  });
  return Object.fromEntries(pots) as Holdings;
}

type Ground = { limits: AdjustLimits; basis: Pick<Basis, "funds"> };

/** Converts changed needs and funds for the engine; an amount displayed as its limit becomes the limit. */
export function toAdjustment(changes: AdjustNeeds, { limits, basis }: Ground): Adjustment {
  const retirementDate = changes.retirement_date && parseDayMonthYear(changes.retirement_date);
  const numbers = NUMBER_LEVERS.flatMap((lever): [string, number][] => {
    const given = changes[lever];
    if (given === undefined) return [];
    const { minimum, maximum } = limits[lever] ?? { minimum: given, maximum: given };
    return [[nameInEngine(lever), Math.min(Math.max(given, minimum), maximum) / unitsPerOne(lever)]];
  });
  const { apply_exclusion: exclusion, investment_recommendations: funds } = changes;
  return {
    ...(retirementDate && { retirementDate }),
    ...(exclusion && { applyExclusion: exclusion === "yes" }),
    ...(funds && { holdings: toHoldings(funds, basis) }),
    ...Object.fromEntries(numbers),
  };
}

/** Converts an amended plan's attributes, a desired income or changed needs and funds, for the engine. */
export function toAmendment(changes: WireAmendment, ground: Ground): Amendment {
  const { desired_gross_monthly_income: desiredIncomePerMonth, ...needs } = changes;
  return desiredIncomePerMonth === undefined ? toAdjustment(needs, ground) : { desiredIncomePerMonth };
}
