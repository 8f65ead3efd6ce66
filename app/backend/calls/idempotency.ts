import { and, eq, gt, lte } from "drizzle-orm";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import type { Content } from "./read-content";
import { onShutdown } from "../process/shutdown";
import { ownerKey, type Person } from "../session/person";
import { getDatabase, type Transaction } from "../store/connection";
import { deleteInBatches } from "../store/in-batches";
import { decryptField, encryptField, keyedHash, type SealedPlace } from "../store/encryption";
import { idempotentAnswers } from "../store/schema";
import { transact } from "../store/transact";

const IDEMPOTENCY_HOURS = 24;
const DELETE_MILLISECONDS = 600_000;

/** The identity of a call: its caller, path and idempotency key. */
type KeyedCall = {
  person: Person;
  operation: Pick<Operation, "method" | "path" | "params">;
  key: string;
};

/** A call with its content, which must be the same in a retry. */
export type Repeatable = KeyedCall & { content: Content };

/** The first call with a key, and its answer. */
type FirstCall = typeof idempotentAnswers.$inferSelect;

/**
 * Executes a storing call once. The key's row is written first, in the transaction that does the work. A
 * retry waits at that row until the first call has committed, then gets its answer. If the first call was
 * refused or died, its row was rolled back and the retry does the work.
 * @returns the answer, or "conflict" when the key was used with other content
 */
export async function runIdempotent(
  call: Repeatable,
  now: Date,
  work: (tx: Transaction) => Promise<Envelope>,
): Promise<Envelope | "conflict"> {
  return commitUnlessRefused(async (tx) => {
    const claim = describeClaim(call, now);
    const isFirst = await claimKey(tx, claim, now);
    if (!isFirst) return replayAnswer(await findClaimed(tx, claim), call.content);
    const answer = await work(tx);
    if (isSuccess(answer)) {
      const answerEncrypted = encryptField(JSON.stringify(answer), placeOf(claim));
      await tx.update(idempotentAnswers).set({ answerEncrypted }).where(matchKey(claim));
    }
    return answer;
  });
}

/**
 * Looks up the call that this one may retry, before the content of this one is validated.
 * @param params the path parameters as they arrived
 * @returns undefined if no such call was stored yet
 */
export async function findFirstCall(
  place: KeyedCall,
  params: unknown,
  now: Date,
): Promise<FirstCall | undefined> {
  const read = place.operation.params?.safeParse(params);
  const [first] = await getDatabase()
    .select()
    .from(idempotentAnswers)
    .where(
      and(
        matchKey(describePlace(place, read?.data)),
        gt(idempotentAnswers.createdAt, startOfIdempotency(now)),
      ),
    );
  return first;
}

/**
 * Returns the first call's answer.
 * @returns "conflict" if its content was different
 */
export function replayAnswer(first: FirstCall, content: Content): Envelope | "conflict" {
  if (first.bodyHash !== hashContent(content)) return "conflict";
  return JSON.parse(decryptField(first.answerEncrypted, placeOf(first))) as Envelope;
}

/** Executes a storing call in a transaction that is rolled back when the call is refused. */
export async function commitUnlessRefused<Answer extends Envelope | "conflict">(
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

type Claim = typeof idempotentAnswers.$inferInsert;

function describeClaim(call: Repeatable, now: Date): Claim {
  return {
    ...describePlace(call, call.content.params),
    bodyHash: hashContent(call.content),
    createdAt: now,
  };
}

type StoredPlace = Pick<Claim, "subjectHash" | "method" | "path" | "key">;

function describePlace({ person, operation, key }: KeyedCall, params: unknown): StoredPlace {
  const where = params && keyedHash(JSON.stringify(params), "remembered_answers.path");
  return {
    subjectHash: keyedHash(ownerKey(person), "remembered_answers.subject"),
    method: operation.method,
    // Paths contain personal data, so only a hash is stored.
    path: [operation.path, where].filter(Boolean).join(" "),
    key,
  };
}

/** Hashes the content without the path parameters, which are part of the key. */
function hashContent({ query, headers, body }: Content): string {
  return keyedHash(JSON.stringify({ query, headers, body }), "remembered_answers.body");
}

function placeOf({ subjectHash, method, path, key }: StoredPlace): SealedPlace {
  return { column: "remembered_answers.answer", row: [subjectHash, method, path, key].join(" ") };
}

function matchKey({ subjectHash, method, path, key }: StoredPlace) {
  return and(
    eq(idempotentAnswers.subjectHash, subjectHash),
    eq(idempotentAnswers.method, method),
    eq(idempotentAnswers.path, path),
    eq(idempotentAnswers.key, key),
  );
}

/**
 * Overwrites a row older than a day. Any other stays locked while it is read, so that nobody deletes it
 * meanwhile.
 */
async function claimKey(tx: Transaction, claim: Claim, now: Date): Promise<boolean> {
  const { subjectHash, method, path, key, createdAt } = idempotentAnswers;
  const claimed = await tx
    .insert(idempotentAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [subjectHash, method, path, key],
      set: { bodyHash: claim.bodyHash, createdAt: now, answerEncrypted: "" },
      setWhere: lte(createdAt, startOfIdempotency(now)),
    })
    .returning();
  return claimed.length > 0;
}

/** Deletes expired answers. */
async function deleteOldAnswers(now: Date): Promise<void> {
  await deleteInBatches(idempotentAnswers, lte(idempotentAnswers.createdAt, startOfIdempotency(now)));
}

/** Deletes the stored answers of a person or a guest, by the key of their rows (`ownerKey`). */
export async function deleteAnswersOf(tx: Transaction, owner: string): Promise<void> {
  const subjectHash = keyedHash(owner, "remembered_answers.subject");
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.subjectHash, subjectHash));
}

/** Deletes expired answers at once and every ten minutes until the process ends. */
export function deleteOldAnswersRegularly(reportError: (error: Error) => void): void {
  const forget = () => void deleteOldAnswers(new Date()).catch(reportError);
  forget();
  const timer = setInterval(forget, DELETE_MILLISECONDS).unref();
  onShutdown("remembered answers", async () => clearInterval(timer));
}

function startOfIdempotency(now: Date): Date {
  return new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000);
}

async function findClaimed(tx: Transaction, claim: Claim): Promise<FirstCall> {
  const [first] = await tx.select().from(idempotentAnswers).where(matchKey(claim));
  if (!first) throw new Error("a remembered answer that is locked is gone");
  return first;
}
