import { eq, sql } from "drizzle-orm";
import type { SurveyRecord } from "~/contract/survey-record";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { surveyDrafts } from "../store/schema";

/** Unfinished answers, and how many times they were saved. */
type SavedDraft = { draft: SurveyRecord; version: number };

const placeOf = (userId: number) => ({ column: "survey_drafts.draft", row: userId });

/** The unfinished answers of a person; undefined if none were saved. */
export async function findDraft(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<SavedDraft | undefined> {
  const [row] = await store.select().from(surveyDrafts).where(eq(surveyDrafts.userId, userId));
  if (!row) return undefined;
  const draft = JSON.parse(decryptField(row.draftEncrypted, placeOf(userId))) as SurveyRecord;
  return { draft, version: row.version };
}

/**
 * Saves unfinished answers.
 * @param follows the version that they follow; without it they replace any
 * @returns the new version; undefined if another one was saved meanwhile
 */
export async function saveDraftOf(
  tx: Transaction,
  userId: number,
  { draft, follows }: { draft: SurveyRecord; follows?: number },
): Promise<number | undefined> {
  const draftEncrypted = encryptField(JSON.stringify(draft), placeOf(userId));
  const [saved] = await tx
    .insert(surveyDrafts)
    .values({ userId, version: (follows ?? 0) + 1, draftEncrypted })
    .onConflictDoUpdate({
      target: surveyDrafts.userId,
      set: { draftEncrypted, version: sql`${surveyDrafts.version} + 1`, updatedAt: new Date() },
      setWhere: follows === undefined ? undefined : eq(surveyDrafts.version, follows),
    })
    .returning({ version: surveyDrafts.version });
  return saved?.version;
}
