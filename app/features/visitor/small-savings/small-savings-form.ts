import { z } from "zod";
import { smallSavingsOperations } from "~/contract/plan/small-savings-operations";
import { field } from "~/web/fields/field";
import { openPercentage } from "~/web/fields/percentages";
import { ageYears, wholeRand } from "~/web/fields/typings";

const { body } = smallSavingsOperations.checkSmallSavings;

/** The form's fields, with the rules of the operation. */
export const smallSavingsForm = z.object({
  age: field(ageYears, body.shape.age),
  retirement_savings: field(wholeRand, body.shape.retirement_savings),
  earlier_lump_sums: field(wholeRand, body.shape.earlier_lump_sums),
  debt_value: field(wholeRand, body.shape.debt_value),
  debt_interest_perct: field(openPercentage(2), body.shape.debt_interest_perct),
  fund_retirement: field(wholeRand, body.shape.fund_retirement),
  fund_in_cash: field(wholeRand, body.shape.fund_in_cash),
});
