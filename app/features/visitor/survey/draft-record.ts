/** Unfinished answers on the wire: a survey record of those that can be read. */
import { describeField, HEALTH_FIELDS } from "~/contract/survey/fields";
import {
  readSurveyRecord,
  type SurveyRecord,
  surveyRecordSchema,
  writeSurveyRecord,
} from "~/contract/survey/survey-record";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { readProfile, type TypedAnswers, writeTyped } from "./typed-answers";

const BACKUP_FIELDS = Object.values(describeBackup());

function describeBackup(): Readonly<Record<number, string>> {
  const declared = describeField("futureIncomeSupport");
  return declared.kind === "codes" ? declared.wireByCode : {};
}

type DraftContext = {
  limits: SurveyLimits;
  /** The finished plan whose answers are being changed. */
  plan?: number;
  firstFigure?: SurveyRecord["first_figure"];
  /** True if the person has consented to the use of their health answers. */
  mayStoreHealth: boolean;
};

/** Writes the typed answers; unreadable ones, such as an amount in letters, are left out. */
export function writeDraftRecord(
  typed: TypedAnswers,
  { limits, plan, firstFigure, mayStoreHealth }: DraftContext,
): SurveyRecord {
  const answers = Object.entries(writeSurveyRecord(readProfile(typed, limits))).filter(
    ([field, sent]) =>
      (mayStoreHealth || !HEALTH_FIELDS.includes(field)) &&
      surveyRecordSchema.safeParse({ [field]: sent }).success,
  );
  return {
    ...Object.fromEntries(answers),
    ...(plan !== undefined && { id: plan }),
    ...(firstFigure && { first_figure: firstFigure }),
  };
}

/** Writes a draft's answers as they would be typed. */
export function readDraftRecord(record: SurveyRecord): TypedAnswers {
  const typed = writeTyped(readSurveyRecord(record));
  // Without any back-up field a finished survey has no back-up plan, but a draft has no answer.
  const isAnswered = Object.keys(record).some((field) => BACKUP_FIELDS.includes(field));
  if (!isAnswered) delete typed.futureIncomeSupport;
  return typed;
}

/** True if two records hold the same answers. */
export function saysTheSame(one: SurveyRecord, other: SurveyRecord): boolean {
  return JSON.stringify(readDraftRecord(one)) === JSON.stringify(readDraftRecord(other));
}
