import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";

/**
 * The feature flags and their defaults, which hold while the feature service does not answer.
 * `GoToRecommendation`: whether a new plan is explained step by step before it is shown.
 */
export const FEATURE_DEFAULTS = { GoToRecommendation: true } as const satisfies Record<string, boolean>;

export type FeatureName = keyof typeof FEATURE_DEFAULTS;

/** A flag as it travels. */
type Flag = { featureName: string; enabled: string };

/** What is said of any other value than a flag can have. */
export const NO_FLAG_VALUE = "Please give true or false";

/** Reads a flag's value: `true` or `false`, written exactly so; anything else is an error text. */
export function readFlagValue(written: string): Result<boolean, string> {
  if (written === "true" || written === "false") return success(written === "true");
  return failure(NO_FLAG_VALUE);
}

/** Which features are on: the defaults, and over them every flag of the list that can be read. */
export function mergeFlags(flags: readonly Flag[]): Record<FeatureName, boolean> {
  const read = flags.flatMap(({ featureName, enabled }) => {
    const value = readFlagValue(enabled);
    return value.ok && featureName in FEATURE_DEFAULTS ? [[featureName, value.value]] : [];
  });
  return { ...FEATURE_DEFAULTS, ...Object.fromEntries(read) };
}
