/** Headers that every request may carry. */
import { text, uuidText } from "./text";

/** Longer than any bearer. */
export const LONGEST_BEARER = 1_000;

/** The idempotency key: a UUID that the client makes for each logical operation. */
export const processContextIdSchema = uuidText();

/** The channel of a request. It is logged, so nothing in it may look like an ID number or a telephone number. */
export const channelIdSchema = text(40)
  .regex(/^[\w-]{1,40}$/, "must be 1 to 40 letters, digits, - or _")
  .refine((channel) => !/\d{6}/.test(channel), "must not have six digits in a row");
