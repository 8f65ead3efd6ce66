/**
 * The rules of adjusting a plan and their messages (second document, section 5), in one place for the pages and the
 * API: both pass in the needs as a person wants them and get back the mistakes in the order of the levers.
 */
import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "./adjust-needs";
import { checkHoldings, pickHoldings } from "./holding-rules";
import type { FundLimits, HoldingsMistake } from "./holding-rules";
import type { WireHoldings } from "./holdings";
import { describeLever, LEVER_NAMES, LEVERS } from "./levers";
import type { Lever, NumberLever, ShareLever } from "./levers";
import { NOT_A_DATE, NOT_YES_OR_NO, UNREADABLE } from "../wire/messages";

/** Both ends included; in the unit of its lever. */
export type AmountRange = {
  minimum: number;
  maximum: number;
  /** The only ones of it, in their order, where not all are allowed. */ only?: readonly number[];
};

type DateRange = { minimum: IsoDate; maximum: IsoDate };

/**
 * The limits within which each lever can be moved. A lever that does not apply to the recommended product is absent.
 */
export type AdjustLimits = {
  retirement_date?: DateRange;
  /** Whether it can be chosen at all. */
  apply_exclusion?: true;
  /** The funds that each pot can hold. */
  investment_recommendations?: FundLimits;
} & { [Name in NumberLever]?: AmountRange };

/** The needs as a person wants them: absent means as recommended, `null` emptied, `NaN` unreadable. */
export type NeedsCandidate = { [Name in Lever]?: AdjustNeeds[Name] | null } & {
  investment_recommendations?: WireHoldings;
};

/** A mistake, named by its wire field, or without a field if it concerns the whole. */
export type NeedsMistake =
  | {
      path: Lever | "desired_gross_monthly_income" | "id" | "";
      message: string;
      /** Of a number of which only some are allowed, those around it. */
      nearest?: number[];
    }
  | HoldingsMistake;

type Amount = number | null;
type Check = (given: Amount, limit: AmountRange, lever: NumberLever) => string | undefined;

/** Figures travel with four decimals; a smaller difference is none. */
export const SAME_WITHIN = 0.00005;

const isWithin = (value: Amount, { minimum, maximum }: AmountRange) =>
  value !== null && value >= minimum && value <= maximum;

function checkDate(given: string | null, limit: DateRange): string | undefined {
  const { subject } = LEVERS.retirement_date;
  if (!given) return LEVERS.retirement_date.required;
  const day = parseDayMonthYear(given);
  if (!day) return NOT_A_DATE;
  const { minimum, maximum } = limit;
  if (day >= minimum && day <= maximum) return undefined;
  return `${subject} has to be between ${formatDayMonthYear(minimum)} and ${formatDayMonthYear(maximum)}`;
}

/** Amounts are shown without cents, so an amount that looks the same as its limit is within it. */
const checkRand: Check = (given, { minimum, maximum }, lever) => {
  const shown = { minimum: Math.floor(minimum), maximum: Math.max(maximum, Math.round(maximum)) };
  if (isWithin(given, shown)) return undefined;
  const { required } = describeLever(lever);
  if (given === null && required) return required;
  const least = minimum === 0 ? "0" : formatRand(minimum);
  return `${LEVERS[lever].subject} has to be between ${least} and ${formatRand(maximum)}`;
};

/** Checks a share in a unit of which this many make one percent. */
function checkShare(perPercent: number): Check {
  const sayPercent = (share: number) => `${Number((share / perPercent).toFixed(2))}%`;
  return (given, limit, lever) => {
    if (isWithin(given, limit)) return undefined;
    const { subject, required } = describeLever(lever);
    if (given === null && required) return required;
    return `${subject} has to be between ${sayPercent(limit.minimum)} and ${sayPercent(limit.maximum)}`;
  };
}

const checkYears: Check = (given, limit, lever) => {
  const { subject, required } = describeLever(lever);
  if (given === null) return required;
  if (!isWithin(given, limit)) return `${subject} needs to be between 0-${limit.maximum}`;
  return Number.isInteger(given * 2) ? undefined : `${subject} needs to be in whole or half years`;
};

type NumberUnit = (typeof LEVERS)[NumberLever]["unit"];

const CHECKS: Record<NumberUnit, Check> = {
  rand: checkRand,
  fraction: checkShare(0.01),
  years: checkYears,
  percent: checkShare(1),
};

function sayNotNumber(lever: NumberLever): string {
  const { unit } = LEVERS[lever];
  return unit === "rand" || unit === "years" ? UNREADABLE : "Please enter a whole percentage";
}

function isAsRecommended(lever: Lever, given: string | number | null, recommended: string | number): boolean {
  if (lever === "apply_exclusion") return given === recommended;
  if (typeof given === "string") return parseDayMonthYear(given) === parseDayMonthYear(String(recommended));
  if (given === null) return false;
  const difference = Math.abs(given - Number(recommended));
  return LEVERS[lever].unit === "rand"
    ? Math.round(given) === Math.round(Number(recommended))
    : difference < SAME_WITHIN;
}

type Changed<Candidate> = Pick<Candidate, (Lever | "investment_recommendations") & keyof Candidate>;

/** The needs and the pots' funds that differ visibly from what was recommended. */
export function pickChanges<Candidate extends NeedsCandidate>(
  candidate: Candidate,
  recommended: Required<AdjustNeeds>,
): Changed<Candidate> {
  const changed = LEVER_NAMES.filter((lever) => {
    const given = candidate[lever];
    return given !== undefined && !isAsRecommended(lever, given, recommended[lever]);
  });
  const funds = pickHoldings(candidate.investment_recommendations, recommended.investment_recommendations);
  return {
    ...Object.fromEntries(changed.map((lever) => [lever, candidate[lever]])),
    ...(funds && { investment_recommendations: funds }),
  } as Changed<Candidate>;
}

/**
 * Checks the changed needs that pages offer, which are those that the recommended product has; `checkNeeds` checks all there is
 * to check.
 * @param changes what differs from the recommendation
 * @returns the mistakes in the order of the levers, then those of the funds; empty if there are none
 */
export function checkOffered(changes: NeedsCandidate, limits: AdjustLimits): NeedsMistake[] {
  const ofLevers = LEVER_NAMES.flatMap((path) => {
    const message = limits[path] && checkLever(path, changes, limits);
    return message === undefined ? [] : [{ path, message }];
  });
  return [...ofLevers, ...checkFunds(changes, limits)];
}

/** The mistakes in the funds of the pots. */
export function checkFunds(
  { investment_recommendations: funds = {} }: NeedsCandidate,
  limits: AdjustLimits,
): HoldingsMistake[] {
  return checkHoldings(funds, limits.investment_recommendations ?? {});
}

/** What is wrong with a lever that the recommended product has, by its limits. */
export function checkLever(lever: Lever, changes: NeedsCandidate, limits: AdjustLimits): string | undefined {
  if (changes[lever] === undefined) return undefined;
  if (lever === "retirement_date") return checkDate(changes[lever] ?? null, limits[lever]!);
  if (lever === "apply_exclusion") return changes[lever] === null ? NOT_YES_OR_NO : undefined;
  const { unit } = LEVERS[lever];
  if (Number.isNaN(changes[lever])) return sayNotNumber(lever);
  return CHECKS[unit](changes[lever] ?? null, limits[lever]!, lever);
}

/**
 * The limits on the adjust tabs, which offer only what raises the income. The share left to dependants and the partner's may be
 * anything elsewhere, so there they are at most the recommended ones. Every other lever ends at its recommended value anyway.
 */
export function limitToTabs(limits: AdjustLimits, recommended: Required<AdjustNeeds>): AdjustLimits {
  const shares = [
    "percent_capital_to_partner_dependants_annuity",
    "partner_guaranteed_inc_perct",
  ] as const satisfies ShareLever[];
  return shares.reduce((tabs, lever) => {
    const limit = limits[lever];
    return limit ? { ...tabs, [lever]: { ...limit, maximum: recommended[lever] } } : tabs;
  }, limits);
}

/** The message for an income that is not below the recommended one. */
const INCOME_NOT_LESS = "Please enter a monthly income that is less than the recommended total income";

/**
 * Checks a lower income than the recommended one, as the last step of the walk-through asks for it.
 * @param range what can be chosen, rand a month; amounts are compared as they are shown, without cents
 */
export function checkLowerIncome(given: Amount, range: AmountRange): string | undefined {
  return checkIncome(given, range, INCOME_NOT_LESS);
}

/** Checks any other income than the recommended one, up to the most that may be paid. */
export function checkAnyIncome(given: Amount, range: AmountRange): string | undefined {
  const tooMuch = `Please enter a monthly income that is not more than ${formatRand(range.maximum)}`;
  return checkIncome(given, range, tooMuch);
}

function checkIncome(given: Amount, { minimum, maximum }: AmountRange, tooMuch: string): string | undefined {
  if (given === null) return "Please enter a monthly income";
  if (!Number.isFinite(given)) return UNREADABLE;
  if (Math.round(given) > Math.round(maximum)) return tooMuch;
  if (Math.round(given) < Math.round(minimum))
    return `Please enter a monthly income that is not less than ${formatRand(minimum)}`;
  return undefined;
}

/** Tells whether a desired income is the recommended one; both are shown without cents. */
export function isRecommendedIncome(desired: number, recommended: number): boolean {
  return Math.round(desired) === Math.round(recommended);
}

/** The message when a change is asked for and nothing differs from the recommendation. */
export const NOTHING_CHANGED = "Please change at least one of your needs";

/** The message when needs and an income are changed at once. */
export const NOT_BOTH = "Please change either your needs or the monthly income, not both";
