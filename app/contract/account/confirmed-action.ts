/** Actions on a person's own data that need a fresh code; a code is valid for one of them only. */
export const CONFIRMED_ACTIONS = ["everything", "number", "passkeys", "delete"] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];
