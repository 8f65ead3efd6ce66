/**
 * Whether somebody is asked what is more important to them, income or inheritance: there is room for a choice.
 * @param savings rand; compared to the rand, so that cents decide nothing
 * @param softMinimumSavings rand up to which a guaranteed income comes first
 * @param hasBackup whether something else stands behind the income
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
