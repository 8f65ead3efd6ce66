import { z } from "zod";
import { estimateSchema } from "~/contract/survey/estimate-answers";
import { amountOf } from "~/contract/wire/number";
import { field } from "~/web/fields/field";
import { ageYears, choiceOf, wholeRand } from "~/web/fields/typings";

const { shape } = estimateSchema;

const NO_PENSION = "Please enter the pension in rand a month, such as R18 000";
const NO_CASH = "Please enter an amount in rand, such as R400 000";

/** The form's fields: those of the estimate of the lump sum, and the pension to compare. */
export const formulaPensionForm = z.object({
  pension_per_month: field(wholeRand, amountOf(NO_PENSION).min(1, NO_PENSION)),
  gratuity: field(wholeRand, amountOf(NO_CASH).min(0, NO_CASH).default(0)),
  savings: field(wholeRand, shape.savings),
  age: field(ageYears, shape.age),
  gender: field(choiceOf(shape.gender.options), shape.gender),
  partner_age: field(ageYears, shape.partner_age),
});
