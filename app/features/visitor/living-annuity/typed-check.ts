/** The answers about a living annuity as they are typed, and what the services are told of them. */
import { NO_PARTNER_GENDER, OWN_MIX_PARTS } from "~/contract/living-annuity/check-operations";
import type { CheckedAnnuity, OwnMixPart } from "~/contract/living-annuity/check-operations";
import type { ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { percentage, sentDay, wholeNumber, wholeRand } from "~/web/fields/typings";
import { CHECK_FIELDS, NOT_SAID } from "~/words/living-annuity/check-questions";
import type { CheckField } from "~/words/living-annuity/check-questions";

export type TypedCheck = Partial<Record<CheckField, string>>;

/** The group of its own fields, which can be wrong but holds nothing. */
const GROUP = "own_mix";

const percent = percentage(2);

/** What can be typed. */
export const TYPED_FIELDS = CHECK_FIELDS.filter((field) => field !== GROUP);

/** The fields of the page that were filled in. */
export function pickTyped(form: FormData): TypedCheck {
  const typed = TYPED_FIELDS.map((field) => [field, String(form.get(field) ?? "").trim()]);
  return Object.fromEntries(typed.filter(([, text]) => text !== "")) as TypedCheck;
}

/** Reads what was typed, for the services to judge in their own words: it may be NaN, no day or missing. */
export function readTypedQuestion(typed: TypedCheck): CheckedAnnuity {
  const { annual_cost_perct: costs, partner_dob, partner_gender } = typed;
  const parts = OWN_MIX_PARTS.map((part) => [part, percent.read(typed[`own_mix.${part}`])]);
  return {
    dob: sentDay.read(typed.dob) ?? "",
    gender: typed.gender,
    value: wholeRand.read(typed.value),
    monthly_income: wholeRand.read(typed.monthly_income),
    anniversary_month: wholeNumber.read(typed.anniversary_month),
    // Costs that are known are told: nothing typed is not none.
    ...(typed.knows_costs === "yes" && {
      annual_cost_perct: costs === undefined ? NaN : percent.read(costs),
    }),
    ...(typed.has_partner === "yes" && { partner_dob: sentDay.read(partner_dob) ?? "", partner_gender }),
    mix: typed.mix,
    ...(typed.mix === "own" && { own_mix: Object.fromEntries(parts) as Record<OwnMixPart, number> }),
    other_taxable_income: wholeRand.read(typed.other_taxable_income),
  } as CheckedAnnuity;
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
      other_taxable_income: wholeRand.write(told.other_taxable_income),
    }),
  };
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
