/** What a person does with their data only after a fresh code, which is good for that deed alone. */
export const CONFIRMED_DEEDS = ["everything", "number", "delete"] as const;
export type ConfirmedDeed = (typeof CONFIRMED_DEEDS)[number];
