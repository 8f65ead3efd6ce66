/** Wire schema of the costs of a recommendation's pots. */
import { z } from "zod";
import { fractionOf, percentOf } from "./figures";

const percent = z.number().describe("percent");
const wholeNumber = z.number().int();

const feeParts = {
  fund_management_fee: percent,
  automated_advise: percent,
  financial_planner: percent,
  other_fee: percentOf("administration and all else"),
  total: percent,
};

/** Percent of the fund's value, VAT included: once at the start, or a year. */
const fundFeesSchema = z.object({
  fund_name: z.string(),
  perct_alloc: fractionOf("of the pot that is in this fund"),
  ...feeParts,
});

/** Percent, VAT included: the funds' fees weighted by their allocations. */
const totalFeesSchema = z.object(feeParts);

/** The effective annual cost, with a value for each of the terms; empty lists where there is none. */
const effectiveAnnualCostsSchema = z.object({
  term_years: z.array(wholeNumber).describe("years that the money stays: 1, 3, 5 and 10"),
  tic: z.array(percent).describe("investment management, the total investment charges"),
  advice: z.array(percent),
  admin: z.array(percent),
  other: z.array(percent),
  totals: z.array(percent).describe("the sum of the four parts"),
});

/** A pot's costs: those of each fund, their total, and the effective annual cost. */
export const productFeesSchema = z.object({
  initial: z.array(fundFeesSchema),
  initial_total: totalFeesSchema,
  annual: z.array(fundFeesSchema),
  annual_total: totalFeesSchema,
  eac_fees: effectiveAnnualCostsSchema,
});

/** A planner's fees of a pot, VAT included. */
export const plannerFeesSchema = z.object({
  initial_perct: percentOf("of what is invested, once at the start"),
  annual_perct: percentOf("of the capital, a year"),
});
