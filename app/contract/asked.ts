import { readPath } from "~/base/field-path";
import { describeField } from "./fields";
import type { FieldName } from "./fields";
import { makeProfile, readAnswer } from "./profile";
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

/** Smoking raises an income that is guaranteed: by choice, or because there is neither a choice nor a back-up. */
function doesSmokingMatter(profile: Profile): boolean {
  if (isImportanceAsked(profile)) return profile.importance === "guarantee_inc_and_no_inheritance";
  return profile.futureIncomeSupport.includes(0);
}

const CONDITIONS = { importance: isImportanceAsked, smoker: doesSmokingMatter };

/** Whether the other answers leave a question open at all, whatever the one that opens it. */
export function isPossible(name: FieldName, profile: Profile): boolean {
  const { condition } = describeField(name);
  return condition === undefined || CONDITIONS[condition](profile);
}

/** Whether a question is asked, given the other answers. */
export function isAsked(name: FieldName, profile: Profile): boolean {
  const { openedBy } = describeField(name);
  const isOpened = openedBy === undefined || readPath(profile, openedBy.field) === openedBy.answer;
  return isOpened && isPossible(name, profile);
}

/**
 * Drops the answers that other answers hide, whatever was posted; a hidden answer never reaches the rules or the store.
 * No answer that opens others is itself opened, so one look at each is enough.
 */
export function pruneHiddenAnswers(profile: Profile): Profile {
  return makeProfile((name) => (isAsked(name, profile) ? readAnswer(profile, name) : undefined));
}
