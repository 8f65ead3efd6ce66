import { desc, eq, sql } from "drizzle-orm";
import { numberRetirement } from "~/contract/desk/retirement-day";
import { HEALTH_FIELDS } from "~/contract/survey/fields";
import { type SurveyRecord, writeSurveyRecord } from "~/contract/survey/survey-record";
import { findFirstUnanswered, readAnswers } from "./check-record";
import { matchOwnPlans } from "./rights";
import { unsealSurvey } from "./stored-survey";
import { accountKey } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { plans, surveyDrafts, users } from "../store/schema";

/** Unfinished answers, and the number of times they were saved. */
type SavedDraft = { draft: SurveyRecord; version: number };

const placeOf = (userId: number): SealedPlace => ({ column: "survey_drafts.draft", row: userId });

/** Returns a person's unfinished answers; undefined if none were saved. */
export async function findDraft(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<SavedDraft | undefined> {
  const [row] = await store.select().from(surveyDrafts).where(eq(surveyDrafts.userId, userId));
  if (!row) return undefined;
  return { draft: openDraft(row), version: row.version };
}

/** Decrypts the answers in a draft's row. */
export function openDraft({ userId, draftEncrypted }: typeof surveyDrafts.$inferSelect): SurveyRecord {
  return JSON.parse(decryptField(draftEncrypted, placeOf(userId))) as SurveyRecord;
}

/**
 * Whether answers differ from those of a person's newest plan. If a draft has no health answers, because
 * consent to them is still to be given, those are not compared.
 */
async function saysElse(tx: Transaction, userId: number, draft: SurveyRecord): Promise<boolean> {
  const [newest] = await tx
    .select({ id: plans.id, survey: plans.survey })
    .from(plans)
    .where(matchOwnPlans(accountKey(userId)))
    .orderBy(desc(plans.id))
    .limit(1);
  if (!newest) return false;
  const withheld: readonly string[] = HEALTH_FIELDS.some((field) => field in draft) ? [] : HEALTH_FIELDS;
  const now = new Date();
  const write = (record: SurveyRecord) =>
    JSON.stringify(
      Object.entries(writeSurveyRecord(readAnswers(record, now))).filter(
        ([field]) => !withheld.includes(field),
      ),
    );
  return write(draft) !== write(unsealSurvey(newest.survey, newest.id));
}

/**
 * Saves unfinished answers.
 * @param follows the version that they are based on; without it they replace any version
 * @returns the new version; undefined if another one was saved in the meantime
 */
export async function saveDraftOf(
  tx: Transaction,
  userId: number,
  { draft, follows }: { draft: SurveyRecord; follows?: number },
): Promise<number | undefined> {
  // Locked before the draft's row, as a deletion of the account does; the trigger changes this row too.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const { retirement_savings } = draft;
  const sum = retirement_savings === undefined ? null : Math.round(retirement_savings);
  const isAhead = await saysElse(tx, userId, draft);
  const retires = numberRetirement(draft.retirement_date) ?? null;
  const progress = { step: findFirstUnanswered(draft), savings: sum, retires, isAhead };
  const draftEncrypted = encryptField(JSON.stringify(draft), placeOf(userId));
  const [saved] = await tx
    .insert(surveyDrafts)
    .values({ userId, version: (follows ?? 0) + 1, draftEncrypted, ...progress })
    .onConflictDoUpdate({
      target: surveyDrafts.userId,
      set: { draftEncrypted, ...progress, version: sql`${surveyDrafts.version} + 1`, updatedAt: new Date() },
      setWhere: follows === undefined ? undefined : eq(surveyDrafts.version, follows),
    })
    .returning({ version: surveyDrafts.version });
  return saved?.version;
}
