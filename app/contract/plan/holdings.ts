/** The funds that the pots of a plan hold, as a person chooses them and as they travel. */
import { z } from "zod";
import { keptNumber } from "../wire/number";
import { text } from "../wire/text";

/** Far more than a plan has funds. */
export const MOST_FUNDS = 20;

const potSchema = z
  .array(
    z.object({
      fund_number: text(40),
      perct_alloc: keptNumber("Please enter a whole percentage").describe(
        "fraction: of the pot that is in this fund, whole percents; those of a pot add up to 1",
      ),
    }),
  )
  .max(MOST_FUNDS)
  .optional();

/** The funds of each pot; a pot that is absent holds what is recommended. */
export const holdingsSchema = z
  .object({ annuity: potSchema, unit_trust: potSchema, emergency_savings: potSchema })
  .describe("the funds of each pot that differs from the recommended ones, from retirement on");
/** Chosen funds by pot. */
export type WireHoldings = z.infer<typeof holdingsSchema>;
/** The funds of one pot. */
export type PotHolding = NonNullable<WireHoldings["annuity"]>;
