/** Allowlists of the answers that a link shows to a recipient without an account. */
import { z } from "zod";
import { planId } from "../wire/plan-reference";
import { planTypeSchema, surveyRecordSchema } from "../survey/survey-record";
import type { LinkTick } from "./link-terms";

/** Answers that every link shows, since the plan's pages read them. */
const shownAnswers = surveyRecordSchema.pick({
  first_name: true,
  retirement_date: true,
  retirement_savings: true,
  has_earlier_lump_sums: true,
  earlier_lump_sums: true,
  contributions_not_deducted: true,
  fund_vested_whole: true,
  fund_vested_third: true,
  fund_savings: true,
  fund_retirement: true,
  contribution_per_month: true,
  own_savings: true,
  own_savings_for_needs: true,
  financially_support_partner: true,
  partner_name: true,
  financially_support_children: true,
  support_children_upto: true,
  financially_support_someone: true,
  support_someone_upto: true,
});

/** The answers that each tick adds. */
const TICKED_ANSWERS = {
  surname: ["last_name"],
  contact: ["email", "phone"],
  id_number: ["rsaid"],
  health: ["has_serious_illness", "are_you_smoker", "gender"],
  finances: [
    "other_taxable_income",
    "other_taxable_income_until",
    "backup_plan_other_src_support",
    "medical_people",
    "medical_contribution",
    "income_needed",
    "other_incomes",
    "need_alone_perct",
    "funds",
  ],
} as const satisfies Record<LinkTick, readonly (keyof typeof surveyRecordSchema.shape)[]>;

const tickedAnswers = surveyRecordSchema.pick({
  last_name: true,
  email: true,
  phone: true,
  rsaid: true,
  has_serious_illness: true,
  are_you_smoker: true,
  gender: true,
  other_taxable_income: true,
  other_taxable_income_until: true,
  backup_plan_other_src_support: true,
  medical_people: true,
  medical_contribution: true,
  income_needed: true,
  other_incomes: true,
  need_alone_perct: true,
  funds: true,
});

const named = {
  id: planId,
  plan_type: planTypeSchema,
  partner_age: z
    .number()
    .int()
    .optional()
    .describe(
      "of a partner who is supported, in years at the retirement date; their birth date is never shown",
    ),
};

/** All answers that any tick can show, as the plan's pages read them. */
export const sharedAnswersSchema = shownAnswers.merge(tickedAnswers).extend(named);

/** The answers that a link with these ticks shows. */
export function listShownAnswers(ticks: readonly LinkTick[]) {
  const names = ticks.flatMap((tick): string[] => [...TICKED_ANSWERS[tick]]);
  const shape = Object.entries(tickedAnswers.shape).filter(([name]) => names.includes(name));
  return shownAnswers.extend({
    ...named,
    ...(Object.fromEntries(shape) as Record<never, never>),
  });
}
