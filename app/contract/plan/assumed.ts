/** A plan's assumptions in place of optional answers. */
import { z } from "zod";
import { FROM_VERSION_4, SHARED_IF_TICKED } from "./figures";

/** For each optional answer, whether it is missing, so that the plan assumes there is nothing. */
export const assumedSchema = z.object({
  earlier_lump_sums: z.boolean(),
  contributions_not_deducted: z
    .boolean()
    .describe(`all contributions were then deducted from income${FROM_VERSION_4}`)
    .optional(),
  fund_vested_whole: z
    .boolean()
    .describe("with the other three parts, and funds: a third may then be taken in cash"),
  funds: z.boolean().describe(`all savings are then one fund${FROM_VERSION_4}`).optional(),
  other_taxable_income: z
    .boolean()
    .describe(`neither it nor other_incomes: the plan is then taxed as the only income${SHARED_IF_TICKED}`)
    .optional(),
  other_incomes: z
    .boolean()
    .describe(`${FROM_VERSION_4.slice(2)}${SHARED_IF_TICKED}`)
    .optional(),
  need_alone_perct: z
    .boolean()
    .describe(`${FROM_VERSION_4.slice(2)}${SHARED_IF_TICKED}`)
    .optional(),
  medical_people: z
    .boolean()
    .describe(`with the contribution: there are then no medical credits${SHARED_IF_TICKED}`)
    .optional(),
  contribution_per_month: z.boolean(),
  debt_interest_perct: z
    .boolean()
    .describe("of a debt: all of it that fits is then paid; a shared plan does not tell it")
    .optional(),
  own_savings: z.boolean().optional(),
  own_savings_for_needs: z
    .boolean()
    .describe("own savings then pay for cash needs before anything is taken that is taxed")
    .optional(),
  second_life_dob: z
    .boolean()
    .describe(
      "of a plan with a part that is guaranteed for life, alone: with second_life_gender, nobody gets it afterwards",
    )
    .optional(),
  income_needed: z.boolean().describe(`what the person needs a month${SHARED_IF_TICKED}`).optional(),
});
