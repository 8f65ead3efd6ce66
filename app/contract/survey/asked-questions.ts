import { readPath } from "~/base/field-path";
import { isImportanceAsked } from "~/base/importance";
import { describeField, type FieldName } from "./fields";
import { makeProfile, type Profile, readAnswer } from "./profile";
import type { SurveyLimits } from "./survey-limits";

/** Whether the person has anything to fall back on. */
export function hasBackup(profile: Profile): boolean {
  return profile.futureIncomeSupport.some((code) => code !== 0);
}

/** Whether step 6 applies: there is room for a choice. */
function isChoiceOpen(profile: Profile, { softMinimumSavings }: SurveyLimits): boolean {
  const { investments: savings = 0 } = profile;
  return isImportanceAsked({ savings, softMinimumSavings, hasBackup: hasBackup(profile) });
}

/** Smoking raises a guaranteed income: one by choice, or one because there is neither a choice nor a back-up. */
function doesSmokingMatter(profile: Profile, limits: SurveyLimits): boolean {
  if (isChoiceOpen(profile, limits)) return profile.importance === "guarantee_inc_and_no_inheritance";
  return profile.futureIncomeSupport.includes(0);
}

/** Contributions are asked only for a scheme that covers somebody. */
function isInScheme({ medicalPeople }: Profile): boolean {
  return medicalPeople !== 0;
}

const CONDITIONS = { importance: isChoiceOpen, smoker: doesSmokingMatter, medicalScheme: isInScheme };

/** Whether a question's `condition` holds, whatever the answer in `openedBy`. */
export function isPossible(name: FieldName, profile: Profile, limits: SurveyLimits): boolean {
  const { condition } = describeField(name);
  return condition === undefined || CONDITIONS[condition](profile, limits);
}

/** Whether a question is asked, given the other answers. */
export function isAsked(name: FieldName, profile: Profile, limits: SurveyLimits): boolean {
  const { openedBy } = describeField(name);
  const isOpened = openedBy === undefined || readPath(profile, openedBy.field) === openedBy.answer;
  return isOpened && isPossible(name, profile, limits);
}

/**
 * Drops posted answers that other answers hide; a hidden answer never reaches the rules or the store. No
 * answer that opens others is itself opened, so one pass is enough.
 */
export function pruneHiddenAnswers(profile: Profile, limits: SurveyLimits): Profile {
  return makeProfile((name) => (isAsked(name, profile, limits) ? readAnswer(profile, name) : undefined));
}

/** Answers as stored with a plan: amounts rounded to the rand, and none that another answer hides. */
export function roundAndPrune(profile: Profile, limits: SurveyLimits): Profile {
  const rounded = makeProfile((name) => {
    const answer: unknown = readAnswer(profile, name);
    if (typeof answer !== "number") return answer;
    const perUnit = describeField(name).kind === "percent" ? 100 : 1;
    return Math.round(answer * perUnit) / perUnit;
  });
  return pruneHiddenAnswers(rounded, limits);
}
