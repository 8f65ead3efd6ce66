/** Wire schema of the changes that a person can make to a recommended plan; absent means as recommended. */
import { z } from "zod";
import { holdingsSchema } from "./holdings";
import { describeLever, type Lever, LEVER_NAMES, LEVERS } from "./levers";
import type { Recommendation } from "./recommendation";
import { findRecommended } from "./recommended-product";
import { NOT_A_DATE, NOT_YES_OR_NO, UNREADABLE } from "../wire/messages";
import { AMOUNT_TOO_LARGE, keptNumber } from "../wire/number";
import { text } from "../wire/text";

const amount = (refused: string = UNREADABLE) => keptNumber(refused);

/** The schema of each unit; `refused` is the message for a value of another type. */
const UNITS = {
  day: (refused?: string) => text(40, NOT_A_DATE, { invalid_type_error: refused }),
  rand: (refused: string = UNREADABLE) => keptNumber(refused, { tooLarge: AMOUNT_TOO_LARGE }),
  fraction: amount,
  years: amount,
  percent: amount,
  yesNo: () => z.enum(["yes", "no"], { errorMap: () => ({ message: NOT_YES_OR_NO }) }),
};

type SchemaOf<Name extends Lever> = ReturnType<(typeof UNITS)[(typeof LEVERS)[Name]["unit"]]>;
type NeedsShape = { [Name in Lever]: z.ZodOptional<SchemaOf<Name>> };

/** Descriptions for the OpenAPI document; browser bundles do without. */
const DESCRIBED: Record<Lever, string> = {
  retirement_date: "DD/MM/YYYY, from the recommended date on",
  debt_recommend: "rand after tax, up to what was recommended",
  emergency_savings_recommend: "rand after tax, up to what was recommended",
  personal_cash_recommend: "rand after tax, up to what was recommended",
  lump_sum:
    "rand before tax, from what the cash needs take to max_available_for_withdrawl, both with the other changes; what they and the tax leave buys the unit trust",
  perct_guaranteed:
    "fraction of the annuity's capital that buys the inflation-linked life annuity, in steps of 0.05; the rest is in the living annuity. Each of two annuities has a least price",
  percent_capital_to_partner_dependants_annuity:
    "fraction of the annuity left to dependants where it shares the rest, 0.1 to 1",
  income_guarantee_period: "years of a life annuity's guarantee, whole or half, up to what was recommended",
  partner_guaranteed_inc_perct:
    "percent of a life annuity's income that continues to the partner or the second life, 0 to 100",
  apply_exclusion:
    "yes or no: whether deaths in the first five years leave everything to the dependants, where an annuity shares",
};

function declareNeed(lever: Lever) {
  const { unit, required } = describeLever(lever);
  return UNITS[unit](required).optional().describe(DESCRIBED[lever]);
}

/** The levers, each in its unit, and the pots' funds. */
export const adjustNeedsSchema = z
  .object(Object.fromEntries(LEVER_NAMES.map((lever) => [lever, declareNeed(lever)])) as NeedsShape)
  .extend({ investment_recommendations: holdingsSchema.optional() });
export type AdjustNeeds = z.infer<typeof adjustNeedsSchema>;

/** The income that the plan should pay instead, from annuity and unit trust together. */
const desiredIncomeSchema = z.object({
  desired_gross_monthly_income: keptNumber("Please enter a monthly income", { tooLarge: AMOUNT_TOO_LARGE })
    .optional()
    .describe(
      "today's rand a month before tax; the recommended total, to the rand, discards the amended plan",
    ),
});

/** Either levers and funds, or a desired income. */
export const amendmentSchema = adjustNeedsSchema.merge(desiredIncomeSchema);
export type WireAmendment = z.infer<typeof amendmentSchema>;

/** The recommended needs, each in the unit of its lever. */
export function readRecommendedNeeds(recommendation: Recommendation): Required<AdjustNeeds> {
  const { cash_recommendations, ...common } = recommendation.common_info;
  const told: Partial<Record<string, unknown>> = {
    ...findRecommended(recommendation),
    ...cash_recommendations,
    ...common,
  };
  const needs = LEVER_NAMES.map((lever) => {
    const { unit, inRecommendation } = LEVERS[lever];
    const value = told[inRecommendation];
    return [lever, unit === "yesNo" ? (value ? "yes" : "no") : value];
  });
  const { investment_recommendations } = common;
  return { ...Object.fromEntries(needs), investment_recommendations } as Required<AdjustNeeds>;
}

/**
 * The range of lump sums, rand before tax: from what the cash needs take to the most that may be taken.
 * @returns undefined where nothing may be taken, and for a plan with a desired income, which has no levers
 */
export function findLumpSumRange({
  common_info: common,
}: Pick<Recommendation, "common_info">): { minimum: number; maximum: number } | undefined {
  const {
    lump_sum,
    unit_trust_recommend,
    max_available_for_withdrawl: maximum,
  } = common.cash_recommendations;
  if (common.levers.length === 0 || maximum <= 0) return undefined;
  return { minimum: Math.max(lump_sum - unit_trust_recommend, 0), maximum };
}

/** The range of monthly incomes, annuity and unit trust together, in today's rand. */
export function findIncomeRange(recommendation: Recommendation): { minimum: number; maximum: number } {
  const { min_desired_monthly_income, max_desired_monthly_income } = recommendation.common_info;
  const { max_monthly_income_total } = findRecommended(recommendation);
  return {
    minimum: min_desired_monthly_income,
    maximum: max_monthly_income_total ?? max_desired_monthly_income,
  };
}
