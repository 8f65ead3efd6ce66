import { z } from "zod";
import { reasonSchema } from "~/contract/records/record-operations";
import { field } from "~/web/fields/field";
import { message, shortText } from "~/web/fields/typings";

/** More than an ID number has, however it is written. */
const LONGEST_SENT = 40;

/** Whose records are looked for. */
export const findForm = z.object({
  rsaIdNr: field(
    shortText,
    z
      .string({ required_error: "Please enter an ID number" })
      .transform((typed) => typed.replace(/\s/g, "").slice(0, LONGEST_SENT)),
  ),
});

/** Why records are read. */
export const reasonForm = z.object({ reason: field(message, reasonSchema) });

/** Every field of the page. */
export const RECORD_FIELDS = Object.keys({ ...findForm.shape, ...reasonForm.shape });
