import { z } from "zod";

/** The largest number that a plan can have. */
const LARGEST_PLAN_ID = 2 ** 31 - 1;

const NO_NUMBER = "Please give a plan's number";

/** A plan's number. */
export const planId = z
  .number({ invalid_type_error: NO_NUMBER })
  .int(NO_NUMBER)
  .positive(NO_NUMBER)
  .max(LARGEST_PLAN_ID, NO_NUMBER);

/** The same in an address: digits and nothing else. */
export const writtenPlanId = z
  .string()
  .regex(/^\d{1,10}$/, NO_NUMBER)
  .transform(Number)
  .pipe(planId);
