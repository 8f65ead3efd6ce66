import { idOf, writtenId, writtenNumber } from "../wire/number";

const NO_NUMBER = "Please give a plan's number";

/** A plan's number. */
export const planId = idOf(NO_NUMBER);

/** The same in an address: digits and nothing else. */
export const writtenPlanId = writtenId(NO_NUMBER);

/** How many plans a page of a list holds. */
export const LARGEST_PAGE = 50;

/** How many plans a guest and somebody with an account can have. */
export const MOST_PLANS = { guest: 50, account: 500 } as const;

const NO_PAGE_SIZE = `Please give a number from 1 to ${LARGEST_PAGE}`;

/** How many plans to answer, in an address. */
export const writtenPageSize = writtenNumber(LARGEST_PAGE, NO_PAGE_SIZE);
