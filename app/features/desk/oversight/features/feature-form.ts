import { z } from "zod";
import { featureOperations } from "~/contract/desk/feature-operations";
import { field } from "~/web/fields/field";
import { shortText } from "~/web/fields/typings";

const { shape } = featureOperations.updateFeatures.body.shape.features.element;

/** Which feature is switched; its button says whether on or off. */
export const featureForm = z.object({ featureName: field(shortText, shape.featureName) });
