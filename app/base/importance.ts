/**
 * Whether the survey asks a person to weigh income against inheritance, because they have a choice.
 * @param savings rand; compared in whole rand, so that cents do not decide
 * @param softMinimumSavings rand up to which a guaranteed income comes first
 * @param hasBackup whether there is anything to fall back on
 */
export function isImportanceAsked({
  savings,
  softMinimumSavings,
  hasBackup,
}: {
  savings: number;
  softMinimumSavings: number;
  hasBackup: boolean;
}): boolean {
  return Math.round(savings) > softMinimumSavings || hasBackup;
}
