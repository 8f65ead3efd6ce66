/**
 * Whether a person is asked what is more important to them, income or inheritance, because they have a choice.
 * @param savings rand; compared to the rand, so that cents decide nothing
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
