import { z } from "zod";
import { isIsoDate } from "~/base/date";
import { NO_PROVIDER } from "~/base/operator";
import { parsePhone } from "~/base/phone";

const oneLine = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().regex(/^[^\p{Cc}<>]{1,100}$/u, "must be one line of at most 100 characters"));

const phone = z
  .string()
  .refine((text) => parsePhone(text), "must be a South African phone number, such as 021 123 4567")
  .transform((text) => parsePhone(text) ?? "");

/** Who runs the site and who provides what it recommends, as its pages say it. `OPERATOR_EMAIL` stands with the variables of sending. */
export const operatorVariables = {
  OPERATOR_NAME: oneLine.optional(),
  OPERATOR_LICENCE: oneLine.optional(),
  OPERATOR_PHONE: phone.optional(),
  OPERATOR_HOURS: oneLine.optional(),
  OPERATOR_REVIEWED_ON: z.string().refine(isIsoDate, "must be a day, such as 2026-11-21").optional(),
  PLUS_PROVIDER: oneLine
    .transform((text) => (text.toLowerCase() === NO_PROVIDER ? NO_PROVIDER : text))
    .optional(),
};
