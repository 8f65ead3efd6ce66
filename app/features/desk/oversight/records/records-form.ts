import { z } from "zod";
import { reasonSchema } from "~/contract/records/record-operations";
import { field } from "~/web/fields/field";
import { message, shortText } from "~/web/fields/typings";
import { writeSought } from "../sought-number";

/** Whose records are looked for. */
export const findForm = z.object({
  rsaIdNr: field(shortText, z.string({ required_error: "Please enter an ID number" }).transform(writeSought)),
});

/** Why records are read. */
export const reasonForm = z.object({ reason: field(message, reasonSchema) });

/** Every field of the page. */
export const RECORD_FIELDS = Object.keys({ ...findForm.shape, ...reasonForm.shape });
