/** What somebody may do for another person: an adviser for a client, or an administrator. */
export const ACTS = [
  "opened an account",
  "listed clients",
  "saw details",
  "changed details",
  "saw answers",
  "saved answers",
  "saw a plan",
  "made a plan",
  "changed a plan",
  "chose a plan",
  "asked for a quote",
  "asked to invest",
  "changed fees",
  "asked for higher fees",
  "read record",
  "exported record",
  "read report",
  "read audit log",
  "searched records",
  "switched features",
] as const;
export type Act = (typeof ACTS)[number];
