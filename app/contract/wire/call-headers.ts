/** Headers that every call may carry. */
import { z } from "zod";

/** A UUID that the client makes for each logical operation. */
export const processContextIdSchema = z.string().uuid();

/**
 * The channel that a call comes from. It is logged, so it must not contain anything that could be an ID number or a
 * telephone number.
 */
export const channelIdSchema = z
  .string()
  .regex(/^[\w-]{1,40}$/, "must be 1 to 40 letters, digits, - or _")
  .refine((text) => !/\d{6}/.test(text), "must not have six digits in a row");
