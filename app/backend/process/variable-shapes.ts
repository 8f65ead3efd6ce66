import { z } from "zod";

/** An http or https address; trailing slashes are dropped. */
export const webAddress = z
  .string()
  .refine((text) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text), "must be an http or https address")
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""));

export function oneOf<const Choices extends [string, ...string[]]>(choices: Choices) {
  return z.enum(choices, { message: `must be one of ${choices.join(", ")}` });
}
