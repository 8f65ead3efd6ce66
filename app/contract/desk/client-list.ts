/** Limits of an imported list of clients, in a file without schemas for the page that shows them. */

/** The most clients of one list. */
export const MOST_IMPORTED = 250;

/** The most characters of one answer in a list. */
export const LONGEST_CELL = 1_000;
