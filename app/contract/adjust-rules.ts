/**
 * The rules of adjusting a plan and their messages (second document, section 5), in one place for the pages and the
 * API: both pass in the needs as a person wants them and get back the mistakes in the order of the levers.
 */
import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import { LEVERS } from "./adjust-needs";
import type { AdjustNeeds, Lever } from "./adjust-needs";
import { NOT_A_DATE } from "./survey-rules";

/** Both ends included; in the unit of its lever. */
export type AmountRange = { minimum: number; maximum: number };

/**
 * The limits within which each lever can be moved. A lever that does not apply to the recommended product is absent.
 */
export type AdjustLimits = {
  retirement_date?: { minimum: IsoDate; maximum: IsoDate };
} & { [Name in Exclude<Lever, "retirement_date">]?: AmountRange };

/** The needs as a person wants them: absent means as recommended, `null` emptied, `NaN` unreadable. */
export type NeedsCandidate = { [Name in Lever]?: AdjustNeeds[Name] | null };

/** A mistake, named by its wire field, or without a field if it concerns the whole. */
export type NeedsMistake = { path: Lever | "desired_gross_monthly_income" | "id" | ""; message: string };

type Amount = number | null;
type Check<Value, Limit> = (given: Value | null, limit: Limit) => string | undefined;

const isWithin = (value: Amount, { minimum, maximum }: AmountRange) =>
  value !== null && value >= minimum && value <= maximum;

/** Amounts are shown without cents, so an amount that looks the same as its limit is within it. */
function checkAmount(name: string): Check<number, AmountRange> {
  return (given, { maximum }) =>
    isWithin(given, { minimum: 0, maximum: Math.max(maximum, Math.round(maximum)) })
      ? undefined
      : `${name} amount has to be between 0 and ${formatRand(maximum)}`;
}

const checkDate: Check<string, { minimum: IsoDate; maximum: IsoDate }> = (given, { minimum, maximum }) => {
  if (!given) return "Please enter your retirement date";
  const day = parseDayMonthYear(given);
  if (!day) return NOT_A_DATE;
  if (day >= minimum && day <= maximum) return undefined;
  return `Retirement date has to be between ${formatDayMonthYear(minimum)} and ${formatDayMonthYear(maximum)}`;
};

const sayPercent = (percent: number) => `${Number(percent.toFixed(2))}%`;

const checkDependantsShare: Check<number, AmountRange> = (given, limit) =>
  isWithin(given, limit)
    ? undefined
    : `Percentage to dependants has to be between ${sayPercent(limit.minimum * 100)} and ${sayPercent(limit.maximum * 100)}`;

const checkPartnerPercent: Check<number, AmountRange> = (given, limit) =>
  isWithin(given, limit)
    ? undefined
    : `Percentage of the income to your partner has to be between ${sayPercent(limit.minimum)} and ${sayPercent(limit.maximum)}`;

const checkGuarantee: Check<number, AmountRange> = (given, limit) => {
  if (given === null) return "Please enter your income guarantee period";
  if (!isWithin(given, limit)) return `The guarantee period needs to be between 0-${limit.maximum}`;
  return Number.isInteger(given * 2) ? undefined : "The guarantee period needs to be in whole or half years";
};

type LimitOf<Name extends Lever> = NonNullable<AdjustLimits[Name]>;

/** The rule of each lever, and the message when it does not apply to the recommended product. */
const RULES: {
  [Name in Lever]-?: { check: Check<NonNullable<AdjustNeeds[Name]>, LimitOf<Name>>; absent: string };
} = {
  retirement_date: { check: checkDate, absent: "The retirement date of this plan cannot be changed" },
  debt_recommend: { check: checkAmount("Debt"), absent: "No debt repayment is recommended" },
  emergency_savings_recommend: {
    check: checkAmount("Emergency"),
    absent: "No emergency savings are recommended",
  },
  personal_cash_recommend: {
    check: checkAmount("Personal cash"),
    absent: "No personal cash is recommended",
  },
  percent_capital_to_partner_dependants_annuity: {
    check: checkDependantsShare,
    absent: "Only a living annuity plus leaves a percentage to dependants to choose",
  },
  income_guarantee_period: {
    check: checkGuarantee,
    absent: "Only a life annuity has a guarantee period",
  },
  partner_guaranteed_inc_perct: {
    check: checkPartnerPercent,
    absent: "Only a life annuity with a partner has an income for the partner",
  },
};

/** Figures travel with four decimals; a smaller difference is none. */
const SAME_WITHIN = 0.00005;

const isAmount = (lever: Lever) => lever.endsWith("_recommend");

function isAsRecommended(lever: Lever, given: string | number | null, recommended: string | number): boolean {
  if (typeof given === "string") return parseDayMonthYear(given) === parseDayMonthYear(String(recommended));
  if (given === null) return false;
  const difference = Math.abs(given - Number(recommended));
  return isAmount(lever) ? Math.round(given) === Math.round(Number(recommended)) : difference < SAME_WITHIN;
}

/** The needs that differ from what was recommended, by more than can be seen. */
export function pickChanges<Candidate extends NeedsCandidate>(
  candidate: Candidate,
  recommended: Required<AdjustNeeds>,
): Pick<Candidate, Lever & keyof Candidate> {
  const changed = LEVERS.filter((lever) => {
    const given = candidate[lever];
    return given !== undefined && !isAsRecommended(lever, given, recommended[lever]);
  });
  return Object.fromEntries(changed.map((lever) => [lever, candidate[lever]])) as Pick<
    Candidate,
    Lever & keyof Candidate
  >;
}

/**
 * Checks changed needs.
 * @param changes what differs from the recommendation
 * @returns the mistakes in the order of the levers; empty if there are none
 */
export function checkNeeds(changes: NeedsCandidate, limits: AdjustLimits): NeedsMistake[] {
  return LEVERS.flatMap((path) => {
    const message = checkLever(path, changes, limits);
    return message === undefined ? [] : [{ path, message }];
  });
}

function checkLever<Name extends Lever>(
  lever: Name,
  changes: NeedsCandidate,
  limits: AdjustLimits,
): string | undefined {
  const given = changes[lever];
  if (given === undefined) return undefined;
  const { check, absent } = RULES[lever] as { check: Check<unknown, unknown>; absent: string };
  const limit = limits[lever];
  return limit === undefined ? absent : check(given, limit);
}

/** The message for an income that is not below the recommended one. */
export const INCOME_NOT_LESS = "Please enter a monthly income that is less than the recommended total income";

/**
 * Checks the income that the plan should pay instead of the recommended one.
 * @param range what can be chosen, rand a month; amounts are compared as they are shown, without cents
 */
export function checkDesiredIncome(given: Amount, { minimum, maximum }: AmountRange): string | undefined {
  if (given === null) return "Please enter a monthly income";
  if (!Number.isFinite(given)) return "Invalid input format";
  if (Math.round(given) > Math.round(maximum)) return INCOME_NOT_LESS;
  if (Math.round(given) < Math.round(minimum))
    return `Please enter a monthly income that is not less than ${formatRand(minimum)}`;
  return undefined;
}

/** The message when a change is asked for and nothing differs from the recommendation. */
export const NOTHING_CHANGED = "Please change at least one of your needs";

/** The message when needs and an income are changed at once. */
export const NOT_BOTH = "Please change either your needs or the monthly income, not both";
