/**
 * The feature flags and their defaults, which hold while the feature service does not answer.
 * `GoToRecommendation`: whether a new plan is explained step by step before it is shown.
 */
export const FEATURE_DEFAULTS = { GoToRecommendation: true } as const satisfies Record<string, boolean>;

export type FeatureName = keyof typeof FEATURE_DEFAULTS;
