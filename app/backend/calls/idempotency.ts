import { and, eq, gt, lte } from "drizzle-orm";
import type { Envelope } from "~/contract/wire/envelope";
import { isSuccess } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import type { Content } from "./read-content";
import { onShutdown } from "../process/shutdown";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import { getDatabase } from "../store/connection";
import type { Transaction } from "../store/connection";
import { deleteInBatches } from "../store/in-batches";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import { rememberedAnswers } from "../store/schema";
import { transact } from "../store/transact";

const REMEMBERED_HOURS = 24;
const FORGET_MILLISECONDS = 600_000;

/**
 * What identifies a call: who calls, where, and with which key; and its content, which must not differ between
 * repeats.
 */
export type Repeatable = {
  person: Person;
  operation: Pick<Operation, "method" | "path">;
  key: string;
  content: Content;
};

/**
 * Carries out a storing call once. The key's row is written first, in the transaction that does the work. A repeat
 * waits at that row until the first call has committed, then gets its answer. If the first call was refused or died,
 * its row never existed and the repeat does the work.
 * @returns the answer, or "conflict" when the key was used for other content
 */
export async function doOnce(
  call: Repeatable,
  now: Date,
  work: (tx: Transaction) => Promise<Envelope>,
): Promise<Envelope | "conflict"> {
  return keepIfDone(async (tx) => {
    const claim = describeClaim(call, now);
    const isFirst = await claimKey(tx, claim, now);
    if (!isFirst) return findAnswer(tx, claim);
    const answer = await work(tx);
    if (isSuccess(answer)) {
      const answerEncrypted = encryptField(JSON.stringify(answer), placeOf(claim));
      await tx.update(rememberedAnswers).set({ answerEncrypted }).where(matchKey(claim));
    }
    return answer;
  });
}

/**
 * Looks up the stored answer to a call whose work is done before it is stored.
 * @returns undefined if there is no answer yet; "conflict" if the key was used for other content
 */
export async function recallAnswer(call: Repeatable, now: Date): Promise<Envelope | "conflict" | undefined> {
  const claim = describeClaim(call, now);
  const [first] = await getDatabase()
    .select()
    .from(rememberedAnswers)
    .where(and(matchKey(claim), gt(rememberedAnswers.createdAt, beginMemory(now))));
  return first && readAnswer(first, claim);
}

/** Carries out a storing call in a transaction that is rolled back when the call is refused. */
export async function keepIfDone<Answer extends Envelope | "conflict">(
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  let refused: Answer | undefined;
  return transact(async (tx) => {
    const answer = await work(tx);
    if (answer === "conflict" || isSuccess(answer)) return answer;
    refused = answer;
    return tx.rollback();
  }).catch((error: unknown) => {
    if (refused) return refused;
    throw error;
  });
}

type Claim = typeof rememberedAnswers.$inferInsert;

function describeClaim({ person, operation, key, content }: Repeatable, now: Date): Claim {
  const { params, ...asked } = content;
  const where = params && keyedHash(JSON.stringify(params), "remembered_answers.path");
  return {
    subjectHash: keyedHash(nameOwner(person), "remembered_answers.subject"),
    method: operation.method,
    // Paths contain personal data, so only a hash is stored.
    path: [operation.path, where].filter(Boolean).join(" "),
    key,
    bodyHash: keyedHash(JSON.stringify(asked), "remembered_answers.body"),
    createdAt: now,
  };
}

function placeOf({ subjectHash, method, path, key }: Claim): SealedPlace {
  return { column: "remembered_answers.answer", row: [subjectHash, method, path, key].join(" ") };
}

function matchKey({ subjectHash, method, path, key }: Claim) {
  return and(
    eq(rememberedAnswers.subjectHash, subjectHash),
    eq(rememberedAnswers.method, method),
    eq(rememberedAnswers.path, path),
    eq(rememberedAnswers.key, key),
  );
}

/**
 * A row older than a day is ignored. Any other row is locked while it is read, so that it is not deleted meanwhile.
 */
async function claimKey(tx: Transaction, claim: Claim, now: Date): Promise<boolean> {
  const { subjectHash, method, path, key, createdAt } = rememberedAnswers;
  const claimed = await tx
    .insert(rememberedAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [subjectHash, method, path, key],
      set: { bodyHash: claim.bodyHash, createdAt: now, answerEncrypted: "" },
      setWhere: lte(createdAt, beginMemory(now)),
    })
    .returning();
  return claimed.length > 0;
}

/** Deletes expired answers. */
export async function forgetOldAnswers(now: Date): Promise<void> {
  await deleteInBatches(rememberedAnswers, lte(rememberedAnswers.createdAt, beginMemory(now)));
}

/** Deletes the answers to the calls of a person or a guest, by the name under which their rows are stored. */
export async function forgetAnswersOf(tx: Transaction, owner: string): Promise<void> {
  const subjectHash = keyedHash(owner, "remembered_answers.subject");
  await tx.delete(rememberedAnswers).where(eq(rememberedAnswers.subjectHash, subjectHash));
}

/** Deletes expired answers now and every ten minutes until the process ends. */
export function forgetRegularly(reportError: (error: Error) => void): void {
  const forget = () => void forgetOldAnswers(new Date()).catch(reportError);
  forget();
  const timer = setInterval(forget, FORGET_MILLISECONDS).unref();
  onShutdown("remembered answers", async () => clearInterval(timer));
}

function beginMemory(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_HOURS * 3_600_000);
}

async function findAnswer(tx: Transaction, claim: Claim): Promise<Envelope | "conflict"> {
  const [first] = await tx.select().from(rememberedAnswers).where(matchKey(claim));
  if (!first) throw new Error("a remembered answer that is locked is gone");
  return readAnswer(first, claim);
}

function readAnswer(first: typeof rememberedAnswers.$inferSelect, claim: Claim): Envelope | "conflict" {
  if (first.bodyHash !== claim.bodyHash) return "conflict";
  return JSON.parse(decryptField(first.answerEncrypted, placeOf(claim))) as Envelope;
}
