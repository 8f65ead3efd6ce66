/** The answers about a living annuity as they are typed, and what the services are told of them. */
import { formatDayMonthYear, isIsoDate } from "~/base/date";
import { parseRand, writeAmount } from "~/base/money";
import { parsePercent, parseWhole } from "~/base/typed-number";
import { NO_PARTNER_GENDER, OWN_MIX_PARTS } from "~/contract/living-annuity/check-operations";
import type { CheckedAnnuity, OwnMixPart } from "~/contract/living-annuity/check-operations";
import type { ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { readTypedDay } from "~/base/typed-day";
import { CHECK_FIELDS, NOT_SAID } from "~/words/living-annuity/check-questions";
import type { CheckField } from "~/words/living-annuity/check-questions";

export type TypedCheck = Partial<Record<CheckField, string>>;

/** The group of its own fields, which can be wrong but holds nothing. */
const GROUP = "own_mix";

const PERCENT_DECIMALS = 2;

/** What can be typed. */
export const TYPED_FIELDS = CHECK_FIELDS.filter((field) => field !== GROUP);

/** The fields of the page that were filled in. */
export function pickTyped(form: FormData): TypedCheck {
  const typed = TYPED_FIELDS.map((field) => [field, String(form.get(field) ?? "").trim()]);
  return Object.fromEntries(typed.filter(([, text]) => text !== "")) as TypedCheck;
}

/** Reads what was typed. What cannot be read is NaN, which the services refuse in their own words. */
export function readTypedQuestion(typed: TypedCheck): CheckedAnnuity {
  const rand = (text = "") => Math.round(parseRand(text) ?? NaN);
  const isOwn = typed.mix === "own";
  const hasPartner = typed.has_partner === "yes";
  return {
    dob: readDay(typed.dob),
    gender: typed.gender as CheckedAnnuity["gender"],
    value: rand(typed.value),
    monthly_income: rand(typed.monthly_income),
    anniversary_month: parseWhole(typed.anniversary_month ?? ""),
    ...(typed.knows_costs === "yes" && { annual_cost_perct: readPercent(typed.annual_cost_perct) }),
    ...(hasPartner && {
      partner_dob: readDay(typed.partner_dob),
      partner_gender: typed.partner_gender as CheckedAnnuity["partner_gender"],
    }),
    mix: typed.mix as CheckedAnnuity["mix"],
    ...(isOwn && { own_mix: readOwnMix(typed) }),
    ...(typed.other_taxable_income && { other_taxable_income: rand(typed.other_taxable_income) }),
  };
}

/** What somebody told as they would have typed it, without what is asked anew each year. */
export function typeCheck(told: Omit<ToldAnnuity, "value" | "monthly_income">): TypedCheck {
  const parts = OWN_MIX_PARTS.flatMap((part) =>
    told.own_mix ? [[`own_mix.${part}`, String(told.own_mix[part])] as const] : [],
  );
  return {
    dob: told.dob,
    gender: told.gender,
    anniversary_month: String(told.anniversary_month),
    knows_costs: told.annual_cost_perct === undefined ? "no" : "yes",
    ...(told.annual_cost_perct !== undefined && { annual_cost_perct: String(told.annual_cost_perct) }),
    has_partner: told.partner_dob === undefined ? "no" : "yes",
    ...(told.partner_dob !== undefined && { partner_dob: told.partner_dob }),
    ...(told.partner_gender !== undefined && { partner_gender: told.partner_gender }),
    mix: told.mix,
    ...Object.fromEntries(parts),
    ...(told.other_taxable_income !== undefined && {
      other_taxable_income: writeAmount(told.other_taxable_income),
    }),
  };
}

/** Text that is no day stays what it is, which the services refuse. */
function readDay(typed = ""): string {
  const day = readTypedDay(typed);
  return isIsoDate(day) ? formatDayMonthYear(day) : typed;
}

/** Costs that are known are told: nothing typed is not none. */
function readPercent(typed: string | undefined): number {
  return typed === undefined ? NaN : parsePercent(typed, PERCENT_DECIMALS);
}

function readOwnMix(typed: TypedCheck): Record<OwnMixPart, number> {
  const parts = OWN_MIX_PARTS.map((part) => [
    part,
    parsePercent(typed[`own_mix.${part}`] ?? "", PERCENT_DECIMALS),
  ]);
  return Object.fromEntries(parts) as Record<OwnMixPart, number>;
}

/**
 * What was left out that the services are told nothing of, so that nobody is taken to live alone who forgot to say; and days,
 * which the services can only call unreadable.
 */
export function listLeftOut(typed: TypedCheck): { field: string; message: string }[] {
  const hasPartner = typed.has_partner === "yes";
  const leftOut = [
    !typed.dob && "dob",
    !typed.knows_costs && "knows_costs",
    !typed.has_partner && "has_partner",
    hasPartner && !typed.partner_dob && "partner_dob",
  ] as const;
  const named = leftOut.flatMap((field) => (field ? [{ field, message: NOT_SAID[field] }] : []));
  return hasPartner && !typed.partner_gender
    ? [...named, { field: "partner_gender", message: NO_PARTNER_GENDER }]
    : named;
}

/** Mistakes in the order of the page, one of each field. */
export function sortByPage<Mistake extends { field: string }>(mistakes: readonly Mistake[]): Mistake[] {
  const first = new Map([...mistakes].reverse().map((mistake) => [mistake.field, mistake]));
  const placeOf = ({ field }: Mistake) => CHECK_FIELDS.indexOf(field as CheckField);
  return [...first.values()].sort((one, other) => placeOf(one) - placeOf(other));
}
