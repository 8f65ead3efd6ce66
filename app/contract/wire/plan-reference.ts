import { idOf, writtenId, writtenNumber } from "./number";

const NO_NUMBER = "Please give a plan's number";

export const planId = idOf(NO_NUMBER);

/** A plan's number in an address: digits only. */
export const writtenPlanId = writtenId(NO_NUMBER);

/** The most plans of one page of a list. */
export const LARGEST_PAGE = 50;

/** The most plans that a guest and an account can have. */
export const MOST_PLANS = { guest: 50, account: 500 } as const;

const NO_PAGE_SIZE = `Please give a number from 1 to ${LARGEST_PAGE}`;

/** The number of plans wanted, in an address. */
export const writtenPageSize = writtenNumber(LARGEST_PAGE, NO_PAGE_SIZE);
