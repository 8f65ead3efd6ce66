/** Operations of the feature service: reading and switching features. */
import { z } from "zod";
import { FEATURE_DEFAULTS, NO_FLAG_VALUE, readFlagValue } from "./feature-flags";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { userIdSchema } from "../account/user";
import { text } from "../wire/text";

const featureSchema = z.object({ featureName: z.string(), enabled: z.enum(["true", "false"]) });

const NO_FEATURE = "There is no feature of this name";

const switchedSchema = z.object({
  featureName: text(100, NO_FEATURE)
    .refine((name) => name in FEATURE_DEFAULTS, NO_FEATURE)
    .describe(`one of ${Object.keys(FEATURE_DEFAULTS).join(", ")}`),
  enabled: text(10, NO_FLAG_VALUE).superRefine((written, { addIssue }) => {
    const value = readFlagValue(written);
    if (!value.ok) addIssue({ code: "custom", message: value.reason });
  }),
});

export const featureOperations = {
  getFeatures: {
    method: "GET",
    path: "/features",
    summary: "The feature flags, merged over their defaults",
    who: "anyone",
    service: "features",
    stores: false,
    refuses: ["unavailable"],
    failure: "Unable to fetch features",
    answer: z.array(featureSchema),
  },
  updateFeatures: {
    method: "POST",
    path: "/updatefeatures",
    summary: "Switches features on or off; those that are not named stay as they are",
    who: RIGHTS.switchFeatures,
    service: "features",
    stores: true,
    limit: "store",
    failure: "Unable to update features",
    body: z.object({
      features: z.array(switchedSchema).min(1, "Please name a feature").max(50),
      submittedByUserId: userIdSchema.describe("the caller's own number"),
    }),
    answer: z.array(featureSchema),
  },
} as const satisfies Record<string, Operation>;
