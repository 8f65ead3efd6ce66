/** Wire schema of a plan compared with a monthly need after tax, and of the levers that would close the gap. */
import { z } from "zod";
import {
  FROM_LATER_RELEASES,
  FROM_VERSION_4,
  fractionOf,
  percentOf,
  randOf,
  randPerMonthOf,
} from "./figures";

/** `perct_guaranteed` here means all of the capital in a life annuity: a blend, not a setting of the lever. */
const CLOSERS = [
  "perct_guaranteed",
  "retirement_date",
  "percent_capital_to_partner_dependants_annuity",
  "personal_cash_recommend",
  "income_guarantee_period",
] as const;
export type GapLever = (typeof CLOSERS)[number];

const effect = {
  added_after_tax: randOf("what plan and other income come to more a month, after tax"),
  covers_need: z.boolean().describe("whether nothing is short then"),
};

const closerSchema = z.union([
  z.object({
    lever: z.literal("perct_guaranteed"),
    value: fractionOf("all of the annuity's capital, in the life annuity that the person may have"),
    ...effect,
  }),
  z.object({
    lever: z.literal("retirement_date"),
    value: z.string().describe("DD/MM/YYYY: a year later"),
    ...effect,
  }),
  z.object({
    lever: z.enum([
      "percent_capital_to_partner_dependants_annuity",
      "personal_cash_recommend",
      "income_guarantee_period",
    ]),
    value: z
      .number()
      .describe(
        "as far as it goes, in the lever's own unit: the least fraction that covers promised support, or nothing",
      ),
    ...effect,
  }),
]);

const needOfYearSchema = z.object({
  year: z.number().describe("number: the calendar year in which that year after retirement begins"),
  age: z.number().describe("age in years: completed, at its start"),
  gross_from_plan: randPerMonthOf(
    "what the plan has to pay so that the need is met; 0 where other incomes meet it",
  ),
  gross_from_plan_member_alone: randPerMonthOf(
    "the same once the partner has died; null without one",
  ).nullable(),
  gross_from_plan_partner_alone: randPerMonthOf(
    "the same once the member has died, taxed as the partner's; null without one",
  ).nullable(),
  other_incomes_after_tax: z
    .number()
    .describe("rand a month, today's, after the tax that they would bear without the plan"),
  each_other_income_after_tax: z
    .array(
      z
        .number()
        .describe(
          "rand a month, today's, less its share of the tax that its owner's would bear without the plan",
        ),
    )
    .describe(
      "each of them: other_taxable_income first where told, then other_incomes in their order; those of 0 rand a month are left out",
    )
    .optional(),
  over_or_short: z
    .number()
    .describe("rand a month, today's, after tax: as the one of the first year; negative where short"),
});
export type WireNeedOfYear = z.infer<typeof needOfYearSchema>;

/** The effect of drawing only the minimum until an income of the person's own ends. */
export const laterIncomeSchema = z.object({
  from_year: z.number().describe("number: the calendar year in which the first year without it begins"),
  from_age: z.number().describe("age in years: completed, at its start"),
  monthly_income_until_then: randPerMonthOf(
    "in the first year: the least of the annuity, nothing of the unit trust, and what is guaranteed",
  ),
  monthly_income_from_then: randPerMonthOf(
    "what lasts from then on in 15 of 20 of the futures that reach that year",
  ),
  after_tax_monthly_income_until_then: z
    .number()
    .describe("rand a month, today's: the first, less the tax that it adds to that of other incomes")
    .optional(),
  after_tax_monthly_income_from_then: z
    .number()
    .describe("rand a month, today's: the second, less the tax that it adds in that year")
    .optional(),
});

export const incomeNeedSchema = z.object({
  over_or_short: z
    .number()
    .describe(
      "rand a month, today's, after tax: what plan and other income come to above the need; negative where they are short",
    ),
  success_perct: percentOf(
    "chance that the need is met for life when just that is drawn; null where other income was ticked as something to fall back on and nobody said until when it is paid",
  ).nullable(),
  success_standard_error_perct: percentOf(
    `standard error of success_perct in points where both_lifetimes, else null${FROM_VERSION_4}`,
  )
    .nullable()
    .optional(),
  both_lifetimes: z
    .boolean()
    .describe(
      `whether the lifetimes of both of a couple were drawn, because the need depends on who lives${FROM_VERSION_4}`,
    )
    .optional(),
  drawn_alone: z
    .object({
      monthly_income_total: randPerMonthOf(
        "what the plan pays in the first year when it draws no more than the need, no less than the law's part of the annuity",
      ),
      tax_saved: z
        .number()
        .describe("rand a month, today's: income tax that is not due then, in the first year"),
      left_at_85: randOf("the median of what is left of annuity and unit trust then, while all live"),
      more_left_at_85: randOf("how much more that is than the plan leaves"),
    })
    .nullable()
    .describe(
      `null where the plan pays no more than the need, where all of it is guaranteed, and where success_perct is null${FROM_LATER_RELEASES}`,
    )
    .optional(),
  by_year: z
    .array(needOfYearSchema)
    .describe(
      `the years in which something changes, from retirement to the age of 110, while all live${FROM_VERSION_4}`,
    )
    .optional(),
  guaranteed_amount: randOf(
    "the smallest part of the annuity's capital whose guaranteed income covers the need; null where none does",
  ).nullable(),
  perct_guaranteed: fractionOf("of the annuity's capital: the same; a row of blends").nullable(),
  closers: z
    .array(closerSchema)
    .describe(
      "what would close the gap, each change by itself, the largest effect first; empty where nothing is short, and for a plan that pays another income than the one that lasts",
    ),
  closers_together: z
    .object({ levers: z.array(z.enum(CLOSERS)).length(2), ...effect })
    .nullable()
    .describe(
      "the first of closers and the next that can be made beside it; null without two, and where the first covers the need",
    ),
});

export type WireGapCloser = z.infer<typeof closerSchema>;
