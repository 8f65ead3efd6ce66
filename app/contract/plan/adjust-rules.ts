/**
 * The rules of adjusting a plan and their messages (second document, section 5), shared by the pages and the
 * API: both pass in a candidate and get back its mistakes in the order of the levers.
 */
import { formatDayMonthYear, type IsoDate, parseDayMonthYear } from "~/base/date";
import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "./adjust-needs";
import { checkHoldings, type FundLimits, type HoldingsMistake, pickHoldings } from "./holding-rules";
import type { WireHoldings } from "./holdings";
import { describeLever, type Lever, LEVER_NAMES, LEVERS, type NumberLever, type ShareLever } from "./levers";
import { NOT_A_DATE, NOT_YES_OR_NO, UNREADABLE } from "../wire/messages";

/** Both ends included; in the unit of its lever. */
export type AmountRange = {
  minimum: number;
  maximum: number;
  /** The only values allowed in the range, in ascending order; absent if all are. */
  only?: readonly number[];
};

type DateRange = { minimum: IsoDate; maximum: IsoDate };

/** The range of each lever. A lever that the recommended product does not have is absent. */
export type AdjustLimits = {
  retirement_date?: DateRange;
  /** Present if the exclusion can be chosen. */
  apply_exclusion?: true;
  /** The funds that each pot may hold. */
  investment_recommendations?: FundLimits;
} & { [Name in NumberLever]?: AmountRange };

/** Needs as typed: absent means as recommended, `null` empty, `NaN` unreadable. */
export type NeedsCandidate = { [Name in Lever]?: AdjustNeeds[Name] | null } & {
  investment_recommendations?: WireHoldings;
};

/** A mistake at a wire field; an empty path concerns the whole request. */
export type NeedsMistake =
  | {
      path: Lever | "desired_gross_monthly_income" | "id" | "";
      message: string;
      /** The allowed numbers below and above, where only some are allowed. */
      nearest?: number[];
    }
  | HoldingsMistake;

type Amount = number | null;
type Check = (given: Amount, limit: AmountRange, lever: NumberLever) => string | undefined;

/** The wire has four decimals, so a smaller difference is none. */
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

/** Pages show amounts without cents, so an amount that rounds to its limit is within it. */
const checkRand: Check = (given, { minimum, maximum }, lever) => {
  const shown = { minimum: Math.floor(minimum), maximum: Math.max(maximum, Math.round(maximum)) };
  if (isWithin(given, shown)) return undefined;
  const { required } = describeLever(lever);
  if (given === null && required) return required;
  const least = minimum === 0 ? "0" : formatRand(minimum);
  return `${LEVERS[lever].subject} has to be between ${least} and ${formatRand(maximum)}`;
};

/** Checks a share whose unit has `perPercent` to one percent. */
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

/** Returns the needs and the pots' funds that differ visibly from the recommended ones. */
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
 * Checks changes from a page, which offers only levers of the recommended product; `checkNeeds` checks
 * everything.
 * @param changes the differences from the recommendation
 * @returns the mistakes in the order of the levers, then those of the funds; empty if there are none
 */
export function checkOffered(changes: NeedsCandidate, limits: AdjustLimits): NeedsMistake[] {
  const ofLevers = LEVER_NAMES.flatMap((path) => {
    const message = limits[path] && checkLever(path, changes, limits);
    return message === undefined ? [] : [{ path, message }];
  });
  return [...ofLevers, ...checkFunds(changes, limits)];
}

export function checkFunds(
  { investment_recommendations: funds = {} }: NeedsCandidate,
  limits: AdjustLimits,
): HoldingsMistake[] {
  return checkHoldings(funds, limits.investment_recommendations ?? {});
}

/** Checks a lever that the recommended product has against its limits and returns the message. */
export function checkLever(lever: Lever, changes: NeedsCandidate, limits: AdjustLimits): string | undefined {
  if (changes[lever] === undefined) return undefined;
  if (lever === "retirement_date") return checkDate(changes[lever] ?? null, limits[lever]!);
  if (lever === "apply_exclusion") return changes[lever] === null ? NOT_YES_OR_NO : undefined;
  const { unit } = LEVERS[lever];
  if (Number.isNaN(changes[lever])) return sayNotNumber(lever);
  return CHECKS[unit](changes[lever] ?? null, limits[lever]!, lever);
}

/**
 * The limits on the adjust tabs, which offer only changes that raise the income: there the dependants' and
 * the partner's share are at most the recommended ones. Every other lever ends at its recommended value
 * anyway.
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

const INCOME_NOT_LESS = "Please enter a monthly income that is less than the recommended total income";

/**
 * Checks an income below the recommended one, for the last step of the walk-through.
 * @param range rand a month; amounts are compared as shown, without cents
 */
export function checkLowerIncome(given: Amount, range: AmountRange): string | undefined {
  return checkIncome(given, range, INCOME_NOT_LESS);
}

/** Checks an income that may also exceed the recommended one, up to the most that may be paid. */
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

/** Whether a desired income equals the recommended one as shown, without cents. */
export function isRecommendedIncome(desired: number, recommended: number): boolean {
  return Math.round(desired) === Math.round(recommended);
}

export const NOTHING_CHANGED = "Please change at least one of your needs";

export const NOT_BOTH = "Please change either your needs or the monthly income, not both";
