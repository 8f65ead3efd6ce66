import type { Profile } from "./profile";

/** Up to this amount of savings, in rand, a guaranteed income comes first (`soft_min_savings_param`). */
export const SOFT_MINIMUM_SAVINGS = 1_500_000;

/** Whether a back-up of any kind was named. */
export function hasBackup(profile: Profile): boolean {
  return profile.futureIncomeSupport.some((code) => code !== 0);
}

/** Step 6 is shown when savings, as typed, are above the soft minimum or a back-up stands behind the income. */
export function isImportanceAsked(profile: Profile): boolean {
  return (profile.investments ?? 0) > SOFT_MINIMUM_SAVINGS || hasBackup(profile);
}

/**
 * The smoker question is shown when there is no serious illness and either guaranteed income was chosen, or savings
 * are at or below the soft minimum with no back-up.
 */
export function isSmokerAsked(profile: Profile): boolean {
  if (profile.seriousIllness !== false) return false;
  if (isImportanceAsked(profile)) return profile.importance === "guarantee_inc_and_no_inheritance";
  const onlyNone = profile.futureIncomeSupport.length === 1 && profile.futureIncomeSupport[0] === 0;
  return (profile.investments ?? 0) <= SOFT_MINIMUM_SAVINGS && onlyNone;
}

/** Drops the answers that other answers hide, whatever was posted; a hidden answer never reaches the rules or the store. */
export function pruneHiddenAnswers(profile: Profile): Profile {
  const [partner, child, other] = profile.dependants;
  const importance = isImportanceAsked(profile) ? profile.importance : undefined;
  const pruned: Profile = {
    ...profile,
    otherInvestmentFund: profile.investmentFund === "Other" ? profile.otherInvestmentFund : undefined,
    debtAmount: profile.debt === true ? profile.debtAmount : undefined,
    currentNetIncomeAmount: profile.emergencyMoney === false ? profile.currentNetIncomeAmount : undefined,
    otherCashAmount: profile.otherCash === true ? profile.otherCashAmount : undefined,
    dependants: [
      profile.hasPartner === true ? partner : {},
      profile.hasChild === true ? child : {},
      profile.hasOther === true ? other : {},
    ],
    importance,
  };
  return { ...pruned, smoker: isSmokerAsked(pruned) ? profile.smoker : undefined };
}
