import { z } from "zod";
import { field } from "~/web/fields/field";
import { shortText } from "~/web/fields/typings";
import { writeSought } from "../sought-number";

/** Whose acts are looked for; nobody has an empty ID number. */
export const findPersonForm = z.object({
  rsaIdNr: field(shortText, z.string().default("").transform(writeSought)),
});
