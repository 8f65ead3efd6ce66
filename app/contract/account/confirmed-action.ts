/** What a person does with their data only after a fresh code, which is good for that action alone. */
export const CONFIRMED_ACTIONS = ["everything", "number", "passkeys", "delete"] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];
