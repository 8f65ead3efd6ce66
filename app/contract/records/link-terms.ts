/** The terms of links to a plan: their content, lifetime and number. */

/** Content that a link shows only if it was ticked when the link was made. */
export const LINK_TICKS = ["surname", "contact", "id_number", "health", "finances"] as const;
export type LinkTick = (typeof LINK_TICKS)[number];

/** Ticks for which an adviser needs the client's agreement. */
export const NEEDS_AGREEMENT = ["health", "id_number", "finances"] as const satisfies readonly LinkTick[];

/** The lifetimes of a link, in days; 30 by default. */
export const LINK_DAYS = [7, 30, 90] as const;
export const USUAL_LINK_DAYS = 30;

/** Those offered to a guest, whose plan is deleted 30 days after the last visit. */
export const GUEST_LINK_DAYS = [7, 30] as const satisfies readonly (typeof LINK_DAYS)[number][];

/** The message for any other number of days. */
export const NOT_THESE_DAYS = "Please choose 7, 30 or 90 days";

/** The most characters of a label and of a message. */
export const LONGEST_LABEL = 60;
export const LONGEST_LINK_MESSAGE = 300;

/** The most open links of a plan, and the most links that a person can email in a day. */
export const MOST_OPEN_LINKS = 20;

/** How long a recipient can read after opening a link or entering its code. */
export const READING_MINUTES = 60;
