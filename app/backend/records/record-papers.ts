import { and, eq, isNull } from "drizzle-orm";
import { reportError } from "../log/report-error";
import { closePaperPool, drawOffThread } from "../paper/paper-pool";
import { onShutdown } from "../process/shutdown";
import { type DatabaseOrTransaction, getDatabase, type Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { isUnavailable } from "../store/is-unavailable";
import { isJobLive, type Job, registerJob, sendInTransaction } from "../store/queue";
import { adviceRecords, plans, recordPapers } from "../store/schema";
import { transact } from "../store/transact";
import { openRecord } from "./advice-records";

/** The job that renders a record of advice. Its payload is only the record's id. */
export const DRAW_RECORD = "draw-record";
type DrawRecord = { recordId: string };

/** Rendering exceeds the queue's default timeout when many jobs wait for a processor. */
const DRAWING_JOB = { expireInSeconds: 30, retryDelay: 1, retryBackoff: true };

/**
 * The most retries: a job that failed this often would fail again; the next request for the PDF starts
 * another.
 */
const MOST_REPEATS = 3;

const placeOf = (recordId: string): SealedPlace => ({ column: "record_papers.content", row: recordId });

/** Registers the rendering job before the queue starts, so that at shutdown the thread outlives the queue. */
export function registerPapers(): void {
  onShutdown("paper pool", closePaperPool);
  registerJob(DRAW_RECORD, drawPaper);
}

/** Queues a record's rendering in the caller's transaction, unless it is queued already. */
export async function requestPaper(tx: Transaction, recordId: string): Promise<void> {
  const job = { name: DRAW_RECORD, data: { recordId } satisfies DrawRecord };
  if (!(await isJobLive(tx, job))) await sendInTransaction(tx, { ...job, options: DRAWING_JOB });
}

/** Returns a record as a PDF, base64; undefined until it is rendered. */
export async function findPaper(store: DatabaseOrTransaction, recordId: string): Promise<string | undefined> {
  const [row] = await store.select().from(recordPapers).where(eq(recordPapers.recordId, recordId));
  return row && decryptField(row.contentEncrypted, placeOf(recordId));
}

async function drawPaper(job: Job<DrawRecord>): Promise<void> {
  const { recordId } = job.data;
  try {
    const record = await findOpenRecord(getDatabase(), recordId);
    const paper = record && (await drawOffThread(record));
    await transact(async (tx) => {
      if (paper) await storePaper(tx, recordId, paper);
      await job.complete(tx);
    });
  } catch (error) {
    if (job.failedAttempts < MOST_REPEATS || isUnavailable(error)) throw error;
    reportError(error, { during: "drawing a record of advice" });
    await transact(job.complete);
  }
}

/** Returns the content to render of a record, unless its owner's account is deleted. */
async function findOpenRecord(store: DatabaseOrTransaction, recordId: string) {
  const [row] = await selectOpenRecord(store, recordId);
  if (!row) return undefined;
  const { content, sha256 } = openRecord(row.record);
  return { kind: "record" as const, content, sha256 };
}

function selectOpenRecord(store: DatabaseOrTransaction, recordId: string) {
  return store
    .select({ record: adviceRecords })
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(and(eq(adviceRecords.id, recordId), isNull(plans.restrictedAt)));
}

/** Stores nothing for an account deleted meanwhile: the deletion waits for this, or this finds no record. */
async function storePaper(tx: Transaction, recordId: string, paper: Uint8Array): Promise<void> {
  const [row] = await selectOpenRecord(tx, recordId).for("share", { of: plans });
  if (!row) return;
  const contentEncrypted = encryptField(Buffer.from(paper).toString("base64"), placeOf(recordId));
  await tx.insert(recordPapers).values({ recordId, contentEncrypted }).onConflictDoNothing();
}
