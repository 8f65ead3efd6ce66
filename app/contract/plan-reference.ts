import { z } from "zod";
import { LARGEST_PLAN_ID } from "./survey-record";

/** A plan's number. */
export const planId = z.number().int().positive().max(LARGEST_PLAN_ID);

/** The same in an address: digits and nothing else. */
export const writtenPlanId = z
  .string()
  .regex(/^\d{1,10}$/, "Please give a plan's number")
  .transform(Number)
  .pipe(planId);
