import { z } from "zod";
import { featureOperations } from "~/contract/desk/feature-operations";
import { reasonSchema } from "~/contract/records/record-operations";
import { field } from "~/web/fields/field";
import { message, shortText } from "~/web/fields/typings";

/** More than an ID number has, however it is written. */
const LONGEST_SENT = 40;

/** An ID number as it is looked for: without its spaces. What is no ID number finds nobody. */
function writeSought(typed: string): string {
  return typed.replace(/\s/g, "").slice(0, LONGEST_SENT);
}

/** The person whose acts are looked for; nobody has an empty ID number. */
export const findPersonForm = z.object({
  rsaIdNr: field(shortText, z.string().default("").transform(writeSought)),
});

/** The person whose records are looked for, or the reason for reading records: the pressed button says which of the two. */
export const recordsForm = z.object({
  rsaIdNr: field(shortText, z.string({ required_error: "Please enter an ID number" }).transform(writeSought)),
  reason: field(message, reasonSchema),
});

export const findForm = recordsForm.pick({ rsaIdNr: true });
export const reasonForm = recordsForm.pick({ reason: true });

const { element: feature } = featureOperations.updateFeatures.body.shape.features;

/** Which feature is switched; its button says whether on or off. */
export const featureForm = z.object({ featureName: field(shortText, feature.shape.featureName) });
