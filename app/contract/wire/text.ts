/** Texts that callers send. How long one may be is declared with it, and is judged before anything else of it. */
import { z } from "zod";
import { writeOnOneLine } from "./typed-text";

/** The message for a value of another shape, where there is nothing more to say. */
export const NOT_READABLE = "This is not written as we can read it";

/**
 * A text of which nothing else is judged once it is too long. The library would go on to patterns and refinements, some of
 * which would look at a text of any length.
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
 * A text that somebody sends.
 * @param longest in UTF-16 units
 * @param tooLong what is said of a longer one
 * @param otherwise what is said of something that is no text
 */
export function text(longest: number, tooLong?: string, otherwise?: z.RawCreateParams): z.ZodString {
  return new Text(z.string(otherwise).max(longest, tooLong)._def);
}

/** The most of a text whose white space does not count: enough for what people type, and little to look through. */
const LONGEST_UNTIDY = 10_000;

type Tidied = {
  /** Takes away what does not count. */
  tidy?: (typed: string) => string;
  longest: number;
  tooLong: string;
  /** What is said of something that is no text. */
  otherwise?: z.RawCreateParams;
};

/**
 * A text of which the length counts without white space that nobody means.
 * @param judge adds what else it has to be
 */
export function tidyText(
  { tidy = writeOnOneLine, longest, tooLong, otherwise }: Tidied,
  judge: (tidied: z.ZodString) => z.ZodType<string, z.ZodTypeDef, string>,
) {
  return text(LONGEST_UNTIDY, tooLong, otherwise)
    .transform(tidy)
    .pipe(judge(text(longest, tooLong)));
}

/** A UUID as text. */
export function uuidText(message = NOT_READABLE, otherwise?: z.RawCreateParams): z.ZodString {
  return text(36, message, otherwise).uuid(message);
}
