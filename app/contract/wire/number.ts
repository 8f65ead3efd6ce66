/** Schemas of numbers in requests. Each is bounded where it is declared. */
import { z } from "zod";
import { LARGEST_AMOUNT } from "~/base/money";
import { LARGEST_ID } from "~/base/read-id";
import { text } from "./text";

/** The message for an amount above `LARGEST_AMOUNT`. */
export const AMOUNT_TOO_LARGE = "Please enter an amount up to R999 999 999 999";

/**
 * An amount in rand that is checked on parsing; each field adds its own minimum.
 * @param message for a missing value and for any other type
 */
export function amountOf(message: string): z.ZodNumber {
  return z
    .number({ required_error: message, invalid_type_error: message })
    .max(LARGEST_AMOUNT, AMOUNT_TOO_LARGE);
}

/** Numbers between this and its negative are stored exactly in any column. */
const LARGEST_KEPT = Number.MAX_SAFE_INTEGER;

/**
 * A number that can be stored; its field's rules check the rest.
 * @param message for a value of another type or size
 * @param words messages for particular mistakes, in place of that
 */
export function keptNumber(
  message: string | undefined,
  {
    missing,
    tooSmall = message,
    tooLarge = message,
  }: { missing?: string; tooSmall?: string; tooLarge?: string } = {},
): z.ZodNumber {
  return z
    .number({ required_error: missing, invalid_type_error: message })
    .min(-LARGEST_KEPT, tooSmall)
    .max(LARGEST_KEPT, tooLarge);
}

/** The number of a plan, a person or an organisation. */
export function idOf(message?: string, otherwise?: z.RawCreateParams): z.ZodNumber {
  return z
    .number({ invalid_type_error: message, ...otherwise })
    .int(message)
    .positive(message)
    .max(LARGEST_ID, message);
}

/**
 * A number in an address: digits only.
 * @param most the largest value, which also limits the digits that are read
 */
export function writtenNumber(most: number, message: string) {
  return text(String(most).length, message)
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message));
}

/** The number of a plan, a person or an organisation, in an address. */
export function writtenId(message: string) {
  return writtenNumber(LARGEST_ID, message);
}
