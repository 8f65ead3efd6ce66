/** Schemas of texts in requests. The longest length is declared with each and is checked before anything else. */
import { z } from "zod";
import { writeOnOneLine } from "./typed-text";

/** The default message for a value of another shape. */
export const NOT_READABLE = "This is not written as we can read it";

/**
 * A text whose other checks are skipped once it is too long. zod would go on to patterns and refinements,
 * some of which would scan a text of any length.
 */
class Text extends z.ZodString {
  override _parse(input: z.ParseInput): z.ParseReturnType<string> {
    const given: unknown = input.data;
    const limit = this._def.checks.find((check) => check.kind === "max");
    if (typeof given !== "string" || !limit || given.length <= limit.value) return super._parse(input);
    z.addIssueToContext(this._getOrReturnCtx(input), {
      code: "too_big",
      type: "string",
      maximum: limit.value,
      inclusive: true,
      message: limit.message,
    });
    return z.INVALID;
  }

  override _addCheck(check: z.ZodStringCheck): Text {
    return new Text(super._addCheck(check)._def);
  }
}

/**
 * A bounded text.
 * @param longest in UTF-16 units
 * @param tooLong the message for a longer one
 * @param otherwise the messages for a missing value and for another type
 */
export function text(longest: number, tooLong?: string, otherwise?: z.RawCreateParams): z.ZodString {
  return new Text(z.string(otherwise).max(longest, tooLong)._def);
}

/** The longest text before tidying: enough for what people type, and cheap to scan. */
const LONGEST_UNTIDY = 10_000;

type Tidied = {
  /** Removes characters that do not count. */
  tidy?: (typed: string) => string;
  longest: number;
  tooLong: string;
  /** The messages for a missing value and for another type. */
  otherwise?: z.RawCreateParams;
};

/**
 * A text whose length is checked after tidying, by default without superfluous white space.
 * @param judge adds further rules
 */
export function tidyText(
  { tidy = writeOnOneLine, longest, tooLong, otherwise }: Tidied,
  judge: (tidied: z.ZodString) => z.ZodType<string, z.ZodTypeDef, string>,
) {
  return text(LONGEST_UNTIDY, tooLong, otherwise)
    .transform(tidy)
    .pipe(judge(text(longest, tooLong)));
}

export function uuidText(message = NOT_READABLE, otherwise?: z.RawCreateParams): z.ZodString {
  return text(36, message, otherwise).uuid(message);
}
