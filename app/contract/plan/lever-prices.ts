/**
 * Wire schema of the price of each need: a lever of the adjust-needs operations, its value, the limits within
 * which those operations accept it, and the income one step lower and higher with all other levers unchanged.
 */
import { z } from "zod";
import { NUMBER_LEVERS, type NumberLever } from "./levers";

/** A lever's values, and the income at each lawful step; a step beyond the limits is shown but not accepted. */
function priceOf<Name extends z.ZodType<string>, Value extends z.ZodType>(lever: Name, value: Value) {
  const step = z
    .object({
      value,
      monthly_income: z
        .number()
        .describe("rand a month, today's, before tax: annuity and unit trust with this lever alone changed"),
    })
    .nullable();
  return z.object({
    lever,
    value,
    minimum: value,
    maximum: value,
    lower: step.describe("one step lower; null where the law forbids it or there is nothing lower"),
    higher: step.describe("one step higher; null where the law forbids it"),
  });
}

export const leverPriceSchema = z.union([
  priceOf(z.literal("retirement_date"), z.string().describe("DD/MM/YYYY")),
  priceOf(z.literal("apply_exclusion"), z.enum(["yes", "no"])),
  priceOf(
    z.enum(NUMBER_LEVERS as [NumberLever, ...NumberLever[]]),
    z
      .number()
      .describe(
        "in the lever's own unit: rand after tax, fraction of the capital, years, or percent of the income",
      ),
  ),
]);

export type WireLeverPrice = z.infer<typeof leverPriceSchema>;
