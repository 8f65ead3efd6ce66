/** Wire schema of the funds that a person chooses for a plan's pots. */
import { z } from "zod";
import { keptNumber } from "../wire/number";
import { text } from "../wire/text";

/** Far more funds than a plan has. */
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

/** The funds of each pot; an absent pot holds the recommended ones. */
export const holdingsSchema = z
  .object({ annuity: potSchema, unit_trust: potSchema, emergency_savings: potSchema })
  .describe("the funds of each pot that differs from the recommended ones, from retirement on");
export type WireHoldings = z.infer<typeof holdingsSchema>;
export type PotHolding = NonNullable<WireHoldings["annuity"]>;
