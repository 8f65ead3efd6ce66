/** Headers that every call may carry. */
import { text, uuidText } from "./text";

/** More characters than a bearer has. */
export const LONGEST_BEARER = 1_000;

/** A UUID that the client makes for each logical operation. */
export const processContextIdSchema = uuidText();

/**
 * The channel that a call comes from. It is logged, so it must not contain anything that could be an ID number or a
 * telephone number.
 */
export const channelIdSchema = text(40)
  .regex(/^[\w-]{1,40}$/, "must be 1 to 40 letters, digits, - or _")
  .refine((channel) => !/\d{6}/.test(channel), "must not have six digits in a row");
