/** Limits of an imported list of clients, apart from the operations so that the page that shows them loads no schemas. */

/** The most clients of one list. */
export const MOST_IMPORTED = 250;

/** The most characters of one answer in a list. */
export const LONGEST_CELL = 1_000;
