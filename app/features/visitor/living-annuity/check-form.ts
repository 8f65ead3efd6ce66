/** The answers about a living annuity as they are typed, and what they may be. */
import { z } from "zod";
import { checkedAnnuitySchema, OWN_MIX_PARTS } from "~/contract/living-annuity/check-operations";
import type { ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { closed, field, needed } from "~/web/fields/field";
import {
  choiceOf,
  neededPercentage,
  percentage,
  sentDay,
  wholeNumber,
  wholeRand,
  yesNo,
} from "~/web/fields/typings";
import { CHECK_FIELDS, NOT_SAID } from "~/words/living-annuity/check-questions";
import type { CheckField } from "~/words/living-annuity/check-questions";

const { shape } = checkedAnnuitySchema;

const gender = choiceOf(shape.gender.options);
const percent = percentage(2);

const { shape: parts } = shape.own_mix.unwrap();

/** A part that was left empty is none of the fund. */
const ownMix = z.object({
  sa_shares: field(percent, parts.sa_shares),
  sa_property: field(percent, parts.sa_property),
  sa_bonds: field(percent, parts.sa_bonds),
  inflation_linked: field(percent, parts.inflation_linked),
  cash: field(percent, parts.cash),
  foreign_shares: field(percent, parts.foreign_shares),
});

/** The answers that open other questions. */
type Opening = Partial<Record<"knows_costs" | "has_partner" | "mix", unknown>>;

/**
 * The questions about a living annuity. Two of them are of the page alone: the services are told what they open, and nobody
 * is taken to live alone who forgot to say.
 */
export function makeCheckForm({ knows_costs, has_partner, mix }: Opening) {
  const hasPartner = has_partner === "yes";
  return z.object({
    dob: field(sentDay, needed(shape.dob, NOT_SAID.dob)),
    gender: field(gender, shape.gender),
    value: field(wholeRand, shape.value),
    monthly_income: field(wholeRand, shape.monthly_income),
    anniversary_month: field(wholeNumber, shape.anniversary_month),
    knows_costs: field(yesNo, z.boolean({ required_error: NOT_SAID.knows_costs })),
    annual_cost_perct: field(
      neededPercentage(2),
      knows_costs === "yes" ? shape.annual_cost_perct.unwrap() : closed,
    ),
    has_partner: field(yesNo, z.boolean({ required_error: NOT_SAID.has_partner })),
    partner_dob: field(
      sentDay,
      hasPartner ? needed(shape.partner_dob.unwrap(), NOT_SAID.partner_dob) : closed,
    ),
    partner_gender: field(gender, hasPartner ? shape.partner_gender.unwrap() : closed),
    mix: field(choiceOf(shape.mix.options), shape.mix),
    own_mix: mix === "own" ? ownMix.default({}) : closed,
    other_taxable_income: field(wholeRand, shape.other_taxable_income),
    debt_payment_per_month: field(wholeRand, shape.debt_payment_per_month),
  });
}

/** The two questions that are asked anew each year. */
export const newlyAsked = makeCheckForm({}).pick({ value: true, monthly_income: true });

/** The answers to them as text, by the names of the fields. */
export type TypedCheck = Partial<Record<CheckField, string>>;

/** The fields that hold text; the group of a fund's own mix has none of its own. */
export const TYPED_FIELDS = CHECK_FIELDS.filter((name) => name !== "own_mix");

/** The fields of the page that were filled in. */
export function pickTyped(form: FormData): TypedCheck {
  const typed = TYPED_FIELDS.map((name) => [name, String(form.get(name) ?? "").trim()]);
  return Object.fromEntries(typed.filter(([, text]) => text !== "")) as TypedCheck;
}

/** Writes a check that is kept as its owner would have typed it, without the answers that are asked anew each year. */
export function typeCheck(told: Omit<ToldAnnuity, "value" | "monthly_income">): TypedCheck {
  const {
    annual_cost_perct: costs,
    partner_dob,
    partner_gender,
    own_mix,
    other_taxable_income: other,
    debt_payment_per_month: debts,
  } = told;
  const typedParts = own_mix
    ? OWN_MIX_PARTS.map((part) => [`own_mix.${part}`, percent.write(own_mix[part])])
    : [];
  return {
    dob: told.dob,
    gender: told.gender,
    anniversary_month: wholeNumber.write(told.anniversary_month),
    knows_costs: yesNo.write(costs !== undefined),
    ...(costs !== undefined && { annual_cost_perct: percent.write(costs) }),
    has_partner: yesNo.write(partner_dob !== undefined),
    ...(partner_dob && { partner_dob }),
    ...(partner_gender && { partner_gender }),
    mix: told.mix,
    ...Object.fromEntries(typedParts),
    ...(other !== undefined && { other_taxable_income: wholeRand.write(other) }),
    ...(debts !== undefined && { debt_payment_per_month: wholeRand.write(debts) }),
  };
}
