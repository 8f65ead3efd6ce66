import { todayInSouthAfrica } from "~/base/date";
import { isAsked, pruneHiddenAnswers } from "~/contract/survey/asked-questions";
import { findEstimateMistakes } from "~/contract/plan/estimate-rules";
import type { Mistakes } from "~/contract/wire/envelope";
import type { Profile } from "~/contract/survey/profile";
import { STEPS } from "~/contract/survey/field-declaration";
import { secondLifeFields } from "~/contract/survey/second-life-fields";
import {
  nameByWireField,
  readSurveyRecord,
  type SurveyRecord,
  writeSurveyRecord,
} from "~/contract/survey/survey-record";
import { checkStep, checkSurvey } from "~/contract/survey/survey-rules";
import type { Role } from "~/contract/wire/role";
import type { FeeOverrides } from "~/engine";
import { findGuaranteedIncome } from "./guaranteed-income";
import { isAnswered } from "./retirement-case";
import { findSurveyLimits } from "./survey-limits";

/** Reads a record's answers to the questions that the survey asks on a day. */
export function readAnswers(record: SurveyRecord, now: Date): Profile {
  return pruneHiddenAnswers(readSurveyRecord(record), findSurveyLimits(todayInSouthAfrica(now)));
}

/**
 * Checks a record by the survey's rules as of today.
 * @param accepted the record as last accepted; its dates stay valid until they are changed
 * @param by the sender's role
 * @returns the mistakes by wire field; empty if the record is valid
 */
export function findMistakes(
  record: SurveyRecord,
  { now, accepted, by }: { now: Date; accepted?: SurveyRecord; by?: Role },
): Mistakes["errors"] {
  const today = todayInSouthAfrica(now);
  const limits = findSurveyLimits(today);
  const mistakes = checkSurvey(readAnswers(record, now), {
    today,
    limits,
    accepted: accepted && readSurveyRecord(accepted),
    isForClient: by === "planner" || by === "coach",
  });
  return [...refuseBesidePartner(record, accepted), ...nameByWireField(mistakes)];
}

/**
 * Refuses a second life for a person who supports a partner.
 * @param accepted the record as last accepted: a second life stored before the partner was supported is
 *   dropped silently
 */
function refuseBesidePartner(record: SurveyRecord, accepted: SurveyRecord | undefined): Mistakes["errors"] {
  if (record.financially_support_partner !== "yes") return [];
  return Object.values(secondLifeFields)
    .map(({ wire }) => wire)
    .filter((wire) => record[wire] !== undefined && record[wire] !== accepted?.[wire])
    .map((path) => ({
      path,
      message: "Beside a partner who is supported, the income goes on to nobody else",
    }));
}

/** Returns the first survey step with an answer missing or not valid today; the last step if there is none. */
export function findFirstUnanswered(record: SurveyRecord): number {
  const now = new Date();
  const today = todayInSouthAfrica(now);
  const limits = findSurveyLimits(today);
  const profile = readAnswers(record, now);
  const { planner, coach } = TYPES_OF_USER;
  const isForClient = [planner, coach].includes(record.type_of_user);
  const context = { today, limits, isForClient, isRecord: true };
  return STEPS.find((step) => checkStep(step, profile, context).length > 0) ?? STEPS.length;
}

const TYPES_OF_USER: Readonly<Partial<Record<Role, SurveyRecord["type_of_user"]>>> = {
  guest: "trustee",
  investor: "investor",
  planner: "financial planner",
  coach: "coach",
};

/** Sets the type of user from the sender's role, whatever the record claims; without a role it stays as stored. */
export function nameSender({ type_of_user: before }: SurveyRecord, by?: Role): SurveyRecord {
  const type_of_user = (by && TYPES_OF_USER[by]) ?? before;
  return type_of_user ? { type_of_user } : {};
}

/**
 * Writes the stored form of a valid record: the answers to the questions asked, the income that step 6
 * showed, if it did, and the first figure, if an estimate could still yield it.
 */
export function writeKeptRecord(
  record: SurveyRecord,
  { now, fees, by }: { now: Date; fees: FeeOverrides; by?: Role },
): SurveyRecord {
  const today = todayInSouthAfrica(now);
  const limits = findSurveyLimits(today);
  const profile = readAnswers(record, now);
  const { first_figure: figure } = record;
  const isShown = isAsked("importance", profile, limits) && isAnswered(profile);
  return {
    ...nameSender(record, by),
    ...writeSurveyRecord(profile),
    ...(figure && findEstimateMistakes(figure, limits).length === 0 && { first_figure: figure }),
    ...(isShown && { guaranteed_income: findGuaranteedIncome(profile, { today, fees }) }),
  };
}
