/** Numbers that callers send. Each has a least and a largest value where it is declared. */
import { z } from "zod";
import { LARGEST_AMOUNT } from "~/base/money";
import { LARGEST_ID } from "~/base/read-id";
import { text } from "./text";

/** The message for an amount above `LARGEST_AMOUNT`. */
export const AMOUNT_TOO_LARGE = "Please enter an amount up to R999 999 999 999";

/**
 * An amount of rand that is judged as soon as it is sent; what it has to be at least is added where it is declared.
 * @param message what is said of none and of anything else
 */
export function amountOf(message: string): z.ZodNumber {
  return z
    .number({ required_error: message, invalid_type_error: message })
    .max(LARGEST_AMOUNT, AMOUNT_TOO_LARGE);
}

/** Up to here either side of 0 a number is kept as it was sent, in whatever column. */
const LARGEST_KEPT = Number.MAX_SAFE_INTEGER;

/**
 * A number that can be kept; its field's rules say what else it has to be.
 * @param message what is said of a value of another type or size
 * @param words the same by what is wrong, where there is more to say
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

/** The number by which a plan, a person or an organisation is known. */
export function idOf(message?: string, otherwise?: z.RawCreateParams): z.ZodNumber {
  return z
    .number({ invalid_type_error: message, ...otherwise })
    .int(message)
    .positive(message)
    .max(LARGEST_ID, message);
}

/**
 * A number in an address: digits and nothing else.
 * @param most how large it may be, which says how many digits are read
 */
export function writtenNumber(most: number, message: string) {
  return text(String(most).length, message)
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message));
}

/** The number by which something is known, in an address. */
export function writtenId(message: string) {
  return writtenNumber(LARGEST_ID, message);
}
