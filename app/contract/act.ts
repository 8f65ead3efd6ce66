/** What somebody may do for another person: an adviser for a client, or an administrator. */
export const ACTS = ["saw details", "changed details", "saw answers", "saved answers"] as const;
export type Act = (typeof ACTS)[number];
