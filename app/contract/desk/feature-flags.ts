import { failure, type Result, success } from "~/base/result";

/**
 * The feature flags and their defaults, which apply while the feature service does not respond.
 * `GoToRecommendation`: whether a new plan is explained step by step before it is shown.
 */
export const FEATURE_DEFAULTS = { GoToRecommendation: true } as const satisfies Record<string, boolean>;

export type FeatureName = keyof typeof FEATURE_DEFAULTS;

/** A flag in its wire form. */
type Flag = { featureName: string; enabled: string };

/** The message for any value but `true` and `false`. */
export const NO_FLAG_VALUE = "Please give true or false";

/** Reads a flag's value, exactly `true` or `false`; anything else is a failure with a message. */
export function readFlagValue(written: string): Result<boolean, string> {
  if (written === "true" || written === "false") return success(written === "true");
  return failure(NO_FLAG_VALUE);
}

/** Returns each feature's state: the default, overridden by every listed flag with a readable value. */
export function mergeFlags(flags: readonly Flag[]): Record<FeatureName, boolean> {
  const read = flags.flatMap(({ featureName, enabled }) => {
    const value = readFlagValue(enabled);
    return value.ok && featureName in FEATURE_DEFAULTS ? [[featureName, value.value]] : [];
  });
  return { ...FEATURE_DEFAULTS, ...Object.fromEntries(read) };
}
