/** A plan held against what a person needs a month after tax, and what would close the gap, as it travels. */
import { z } from "zod";
import { fractionOf, percentOf, randOf } from "./figures";

/** All of the annuity's capital in a life annuity is no lever of the plan: it goes by the name that it has in the blends. */
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

export const incomeNeedSchema = z.object({
  over_or_short: z
    .number()
    .describe(
      "rand a month, today's, after tax: what plan and other income come to above the need; negative where they are short",
    ),
  success_perct: percentOf("chance that the need is met for life when just that is drawn"),
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
