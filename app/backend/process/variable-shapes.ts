import { z } from "zod";

/** An http or https address; slashes at its end are dropped. */
export const webAddress = z
  .string()
  .refine((text) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text), "must be an http or https address")
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""));

/** One of a few words. */
export function oneOf<const Choices extends [string, ...string[]]>(choices: Choices) {
  return z.enum(choices, { message: `must be one of ${choices.join(", ")}` });
}
