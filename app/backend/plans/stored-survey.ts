import type { FieldDeclaration } from "~/contract/survey/field-declaration";
import { describeField, FIELD_NAMES } from "~/contract/survey/fields";
import { readSurveyRecord, type SurveyRecord, writeSurveyRecord } from "~/contract/survey/survey-record";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import type { StoredSurvey } from "../store/schema";

type Sealing = NonNullable<FieldDeclaration["sealed"]> | "income";

/** The sealing of each wire field. Unsealed answers say little about a person who cannot be identified. */
const SEALING = new Map<string, Sealing>([
  ...FIELD_NAMES.map(describeField).flatMap(({ wire, sealed }) => (sealed ? [[wire, sealed] as const] : [])),
  ["guaranteed_income", "income"],
  ["first_figure", "alone"],
]);
const GROUPS = ["employer", "health", "income"] as const;

const placeOf = (field: string, planId: number): SealedPlace => ({
  column: `plans.survey.${field}`,
  row: planId,
});

/** Fields with more than one value, sealed as JSON. */
const LISTS = new Set(["first_figure", "other_incomes", "funds"]);

function writeSealed(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Stores only the survey's answers, the income that step 6 showed and a first figure; personal answers are
 * encrypted. A group is one value that always exists and always has the same length, because whether a
 * question was asked is itself revealing.
 */
export function sealSurvey(record: SurveyRecord, planId: number): StoredSurvey {
  const { type_of_user, guaranteed_income, first_figure } = record;
  const answers = Object.entries({
    ...writeSurveyRecord(readSurveyRecord(record)),
    guaranteed_income,
    first_figure,
  }).filter(([, value]) => value !== undefined);
  const stored: StoredSurvey = type_of_user ? { type_of_user } : {};
  for (const [field, value] of answers) {
    const sealed = SEALING.get(field);
    if (!sealed && value !== undefined) stored[field] = value as string | number;
    else if (sealed === "alone") stored[field] = encryptField(writeSealed(value), placeOf(field, planId));
  }
  for (const group of GROUPS) {
    const own = answers.filter(([field]) => SEALING.get(field) === group);
    stored[group] = encryptField(JSON.stringify(Object.fromEntries(own)), placeOf(group, planId));
  }
  return stored;
}

/** Decrypts a stored survey, including those stored before health and employer were sealed. */
export function unsealSurvey(stored: StoredSurvey, planId: number): SurveyRecord {
  const answers = Object.entries(stored).flatMap(([field, value]): [string, unknown][] => {
    const place = placeOf(field, planId);
    if (GROUPS.some((group) => group === field)) return openGroup(String(value), place);
    const isSealed = SEALING.has(field) && SEALING.get(field) !== "employer";
    const opened = isSealed ? decryptField(String(value), place) : value;
    return [[field, LISTS.has(field) ? JSON.parse(String(opened)) : opened]];
  });
  return Object.fromEntries(answers);
}

function openGroup(sealed: string, place: SealedPlace): [string, string | number][] {
  return Object.entries(JSON.parse(decryptField(sealed, place)) as StoredSurvey);
}
