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

/** How many plans a page of a list holds. */
export const LARGEST_PAGE = 50;

/** How many plans a guest and somebody with an account can have. */
export const MOST_PLANS = { guest: 50, account: 500 } as const;

const NO_PAGE_SIZE = `Please give a number from 1 to ${LARGEST_PAGE}`;

/** How many plans to answer, in an address. */
export const writtenPageSize = z
  .string()
  .regex(/^\d{1,2}$/, NO_PAGE_SIZE)
  .transform(Number)
  .pipe(z.number().min(1, NO_PAGE_SIZE).max(LARGEST_PAGE, NO_PAGE_SIZE));
