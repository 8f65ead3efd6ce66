/** The limits of a list of clients. They stand apart from the calls, so that the page that names them does not load those. */

/** The most clients of one list. */
export const MOST_IMPORTED = 250;

/** The most characters of one answer in a list. */
export const LONGEST_CELL = 1_000;
