import { readSurveyRecord, writeSurveyRecord } from "~/contract/survey-record";
import type { SurveyRecord } from "~/contract/survey-record";
import { decryptField, encryptField } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import type { StoredSurvey } from "../store/schema";

/**
 * Answers whose values are encrypted at rest: names, ways to reach a person, and health. The rest of a survey says
 * little about a person who cannot be named.
 */
const SENSITIVE_ANSWERS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "partner_name",
  "has_serious_illness",
  "are_you_smoker",
] as const;

const placeOf = (field: string, planId: number) => ({ column: `plans.survey.${field}`, row: planId });

function isSensitive(field: string): boolean {
  return SENSITIVE_ANSWERS.some((name) => name === field);
}

/**
 * Keeps what the survey asks and nothing else: read, pruned, written out again; what tells about a person encrypted.
 * Health is one value that is always there and always as long, because even whether a question was asked tells.
 */
export function sealSurvey(record: SurveyRecord, planId: number): StoredSurvey {
  const { has_serious_illness, are_you_smoker, relevant_fund_retiring_from, ...answers } = writeSurveyRecord(
    readSurveyRecord(record),
  );
  const entries = Object.entries({ type_of_user: record.type_of_user, ...answers }).flatMap(
    ([field, value]) =>
      value === undefined
        ? []
        : [[field, isSensitive(field) ? encryptField(String(value), placeOf(field, planId)) : value]],
  );
  return {
    ...(Object.fromEntries(entries) as StoredSurvey),
    employer: sealTogether(placeOf("employer", planId), { relevant_fund_retiring_from }),
    health: sealTogether(placeOf("health", planId), { has_serious_illness, are_you_smoker }),
  };
}

/** Reads a stored survey back as the record it was; one kept before health and employer were sealed so is read too. */
export function openSurvey({ employer, health, ...stored }: StoredSurvey, planId: number): SurveyRecord {
  const entries = Object.entries(stored).map(([field, value]) => [
    field,
    isSensitive(field) ? decryptField(String(value), placeOf(field, planId)) : value,
  ]);
  return {
    ...(Object.fromEntries(entries) as SurveyRecord),
    ...openTogether(placeOf("employer", planId), employer),
    ...openTogether(placeOf("health", planId), health),
  };
}

function sealTogether(place: SealedPlace, answers: SurveyRecord): string {
  return encryptField(JSON.stringify(answers), place);
}

function openTogether(place: SealedPlace, sealed: string | number | undefined): SurveyRecord {
  if (sealed === undefined) return {};
  return JSON.parse(decryptField(String(sealed), place)) as SurveyRecord;
}
