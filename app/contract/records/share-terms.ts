/** What a link to a plan may show, how long it works, and how many there may be. */

/** What is shown only if it was ticked when the link was made. */
export const SHARE_TICKS = ["surname", "contact", "id_number", "health", "finances"] as const;
export type ShareTick = (typeof SHARE_TICKS)[number];

/** What an adviser may show of a client only with their agreement. */
export const NEEDS_AGREEMENT = ["health", "id_number", "finances"] as const satisfies readonly ShareTick[];

/** For how many days a link may stay open; 30 if nothing is said. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const USUAL_SHARE_DAYS = 30;

/** Those that a guest is offered, whose plan is kept for 30 days after the last visit. */
export const GUEST_SHARE_DAYS = [7, 30] as const satisfies readonly (typeof SHARE_DAYS)[number][];

/** What is said where another number of days is asked for. */
export const NOT_THESE_DAYS = "Please choose 7, 30 or 90 days";

/** The most characters of a label and of a message. */
export const LONGEST_LABEL = 60;
export const LONGEST_SHARE_MESSAGE = 300;

/** The most links of a plan that are open at once, and links that a person has mailed in a day. */
export const MOST_OPEN_SHARES = 20;
export const MOST_MAILED_A_DAY = 10;

/** For how long a reader who opened a link, or gave its code, goes on reading. */
export const READING_MINUTES = 60;
