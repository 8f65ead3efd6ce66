import { z } from "zod";
import { featureOperations } from "~/contract/desk/feature-operations";
import { reasonSchema } from "~/contract/records/record-operations";
import { field } from "~/web/fields/field";
import { message, shortText } from "~/web/fields/contact-typings";

/** Longer than an ID number, however it is typed. */
const LONGEST_SENT = 40;

/** The ID number without spaces, as the backend looks it up. Any other text finds nobody. */
function writeSought(typed: string): string {
  return typed.replace(/\s/g, "").slice(0, LONGEST_SENT);
}

/** The person whose acts are searched; an empty ID number finds nobody. */
export const findPersonForm = z.object({
  rsaIdNr: field(shortText, z.string().default("").transform(writeSought)),
});

/** The person whose records are searched, or the reason for opening records: the pressed button decides which. */
export const recordsForm = z.object({
  rsaIdNr: field(shortText, z.string({ required_error: "Please enter an ID number" }).transform(writeSought)),
  reason: field(message, reasonSchema),
});

export const findForm = recordsForm.pick({ rsaIdNr: true });
export const reasonForm = recordsForm.pick({ reason: true });

const { element: feature } = featureOperations.updateFeatures.body.shape.features;

/** The feature to turn on or off; the button says which. */
export const featureForm = z.object({ featureName: field(shortText, feature.shape.featureName) });
