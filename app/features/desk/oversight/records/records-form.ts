import { z } from "zod";
import { reasonSchema } from "~/contract/records/record-operations";
import { field } from "~/web/fields/field";
import { message, shortText } from "~/web/fields/typings";
import { writeSought } from "../sought-number";

/** Whose records are looked for, or why records are read: the pressed button says which of the two. */
export const recordsForm = z.object({
  rsaIdNr: field(shortText, z.string({ required_error: "Please enter an ID number" }).transform(writeSought)),
  reason: field(message, reasonSchema),
});

export const findForm = recordsForm.pick({ rsaIdNr: true });
export const reasonForm = recordsForm.pick({ reason: true });

/** Every field of the page. */
export const RECORD_FIELDS = Object.keys(recordsForm.shape);
