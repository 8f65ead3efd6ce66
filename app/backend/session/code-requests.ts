import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { ConfirmedAction } from "~/contract/account/confirmed-action";
import { CODE_MINUTES } from "~/contract/account/session-operations";
import { READING_MINUTES } from "~/contract/records/share-terms";
import type { LoginType } from "~/contract/account/user";
import type { CodeCount } from "../limits/count-call";
import { sendInTransaction, SENDING_JOB } from "../store/queue";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { codeRequests } from "../store/schema";
import { MOST_ATTEMPTS } from "./one-time-code";

export type CodeRequest = typeof codeRequests.$inferSelect;

/** The job that sends a request's code. It carries the request's id and which code of it to send, and nothing else. */
export const SEND_CODE = "send-code";
export type SendCode = { requestId: string; send: number };

/** How long a registration that was verified, or a login that was begun, may wait to be continued. */
const CONTINUE_MINUTES = 15;

const RSAID = "code_requests.rsaid";
const CELL = "code_requests.cell";

type Asked = {
  /** The guest or the session that asks. */
  guestId: string;
  rsaid: string;
  /** The account that the ID number has, if it has one. */
  userId: number | undefined;
};

/** A request whose code is sent at once; with a cell number typed, to that one. */
type AskedAtOnce = Asked & { kind: Exclude<CodeRequest["kind"], "login" | "share">; cell?: string };

/**
 * Stores a request and queues its first code. A registration does the same whether the ID number has an account or
 * not.
 */
export async function openRequest(
  tx: Transaction,
  { kind, cell, ...asked }: AskedAtOnce,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(codeRequests).values({
    ...describe(id, asked, now),
    kind,
    cellEncrypted: cell && encryptField(cell, { column: CELL, row: id }),
    sends: 1,
    expiresAt: addMinutes(now, CODE_MINUTES),
  });
  await queueCode(tx, { requestId: id, send: 1 });
  return id;
}

/** Stores a request of somebody who reads a shared plan, and queues its code. */
export async function openReading(
  tx: Transaction,
  { guestId, shareId }: { guestId: string; shareId: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(codeRequests).values({
    id,
    guestId,
    kind: "share",
    shareId,
    sends: 1,
    expiresAt: addMinutes(now, CODE_MINUTES),
    createdAt: now,
  });
  await queueCode(tx, { requestId: id, send: 1 });
  return id;
}

/** Tells whether a request's code was given to read what a link leads to, and the reading is not over. */
export function isReading({ kind, shareId, verifiedAt }: CodeRequest, id: string, now: Date): boolean {
  return (
    kind === "share" && shareId === id && verifiedAt !== null && now < addMinutes(verifiedAt, READING_MINUTES)
  );
}

/** Stores a login; its code is sent when it is continued with the token. */
export async function openLogin(
  store: DatabaseOrTransaction,
  asked: Asked,
  now: Date,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString("base64url");
  await store.insert(codeRequests).values({
    ...describe(id, asked, now),
    kind: "login",
    tokenHash: hashToken(token),
    expiresAt: addMinutes(now, CONTINUE_MINUTES),
  });
  return { id, token };
}

function describe(id: string, { guestId, rsaid, userId }: Asked, now: Date) {
  const rsaidEncrypted = encryptField(rsaid, { column: RSAID, row: id });
  // Said also where there is none: a column left out would make another statement.
  return { id, guestId, userId: userId ?? null, rsaidEncrypted, rsaidHash: hashRsaid(rsaid), createdAt: now };
}

function hashRsaid(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/** Everybody's requests about an ID number, the newest first. */
export async function listRequestsAbout(store: DatabaseOrTransaction, rsaid: string): Promise<CodeRequest[]> {
  return store
    .select()
    .from(codeRequests)
    .where(eq(codeRequests.rsaidHash, hashRsaid(rsaid)))
    .orderBy(desc(codeRequests.createdAt));
}

/** Deletes everybody's requests about an ID number. */
export async function deleteRequestsAbout(tx: Transaction, rsaid: string): Promise<void> {
  await tx.delete(codeRequests).where(eq(codeRequests.rsaidHash, hashRsaid(rsaid)));
}

/** A request by its id, as the guest who made it names it; another guest's is not found either. */
export type RequestReference = { guestId: string; id: string; kind?: CodeRequest["kind"] };

const matchRequest = ({ guestId, id, kind }: RequestReference) =>
  and(eq(codeRequests.id, id), eq(codeRequests.guestId, guestId), kind && eq(codeRequests.kind, kind));

/** A guest's own request. */
export async function findRequest(
  store: DatabaseOrTransaction,
  request: RequestReference,
): Promise<CodeRequest | undefined> {
  const [row] = await store.select().from(codeRequests).where(matchRequest(request));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockRequest(
  tx: Transaction,
  request: RequestReference,
): Promise<CodeRequest | undefined> {
  const [row] = await tx.select().from(codeRequests).where(matchRequest(request)).for("update");
  return row;
}

type LoginReference = { guestId: string; token: string };

const matchLogin = ({ guestId, token }: LoginReference) =>
  and(eq(codeRequests.tokenHash, hashToken(token)), eq(codeRequests.guestId, guestId));

/** A guest's login by its token. */
export async function findLogin(
  store: DatabaseOrTransaction,
  login: LoginReference,
): Promise<CodeRequest | undefined> {
  const [row] = await store.select().from(codeRequests).where(matchLogin(login));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockLogin(tx: Transaction, login: LoginReference): Promise<CodeRequest | undefined> {
  const [row] = await tx.select().from(codeRequests).where(matchLogin(login)).for("update");
  return row;
}

/** No account has this number. */
const NO_ACCOUNT = 0;

/**
 * Finds the registration of an account that the same guest verified a moment ago and did not log in with yet, and locks
 * it until the transaction ends. It looks as long for one of no account, so that its time does not tell which numbers
 * have one.
 */
export async function lockVerifiedRegistration(
  store: DatabaseOrTransaction,
  { guestId, userId }: { guestId: string; userId: number | null },
  now: Date,
): Promise<CodeRequest | undefined> {
  const { kind, verifiedAt, spentAt } = codeRequests;
  const [row] = await store
    .select()
    .from(codeRequests)
    .where(
      and(
        eq(codeRequests.guestId, guestId),
        eq(codeRequests.userId, userId ?? NO_ACCOUNT),
        eq(kind, "register"),
        isNotNull(verifiedAt),
        gt(verifiedAt, addMinutes(now, -CONTINUE_MINUTES)),
        isNull(spentAt),
      ),
    )
    .orderBy(desc(verifiedAt))
    .limit(1)
    .for("update");
  return row;
}

/** Queues another code for a request, which is valid from now on. */
export async function askForCode(
  tx: Transaction,
  { id }: CodeRequest,
  { now, loginType }: { now: Date; loginType?: LoginType },
): Promise<void> {
  const [row] = await tx
    .update(codeRequests)
    .set({
      sends: sql`${codeRequests.sends} + 1`,
      expiresAt: addMinutes(now, CODE_MINUTES),
      ...(loginType && { loginType }),
    })
    .where(eq(codeRequests.id, id))
    .returning({ send: codeRequests.sends });
  if (row) await queueCode(tx, { requestId: id, send: row.send });
}

function queueCode(tx: Transaction, data: SendCode): Promise<void> {
  return sendInTransaction(tx, { name: SEND_CODE, data, options: SENDING_JOB });
}

/** Tells whether a request is over: too old, guessed at too often, or exchanged for a session. */
export function isOver({ expiresAt, attempts, verifiedAt, spentAt }: CodeRequest, now: Date): boolean {
  if (spentAt) return true;
  if (verifiedAt) return now >= addMinutes(verifiedAt, CONTINUE_MINUTES);
  return now >= expiresAt || attempts >= MOST_ATTEMPTS;
}

export async function noteWrongCode(tx: Transaction, { id, attempts }: CodeRequest): Promise<void> {
  await tx
    .update(codeRequests)
    .set({ attempts: attempts + 1 })
    .where(eq(codeRequests.id, id));
}

/** Notes that the right code was given, and for a registration the account that it opened. */
export async function noteVerified(
  tx: Transaction,
  { id }: CodeRequest,
  { now, userId }: { now: Date; userId: number | null },
): Promise<void> {
  await tx.update(codeRequests).set({ verifiedAt: now, userId }).where(eq(codeRequests.id, id));
}

/** Tells whether a request's code was given a moment ago, and for this. */
export function isConfirmed({ kind, verifiedAt }: CodeRequest, action: ConfirmedAction, now: Date): boolean {
  return kind === action && verifiedAt !== null && now < addMinutes(verifiedAt, CONTINUE_MINUTES);
}

/** Notes that a request was exchanged for a session; it can be used no more. */
export async function spendRequest(tx: Transaction, { id }: CodeRequest, now: Date): Promise<void> {
  await tx.update(codeRequests).set({ spentAt: now }).where(eq(codeRequests.id, id));
}

/** The ID number that a request was made for; the reader of a shared plan has none. */
export function readRsaid({ id, rsaidEncrypted }: CodeRequest): string {
  if (rsaidEncrypted === null) throw new Error("a reader's request has no ID number");
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** The cell number that was typed at a registration. */
export function readTypedCell({ id, cellEncrypted }: CodeRequest): string | undefined {
  return cellEncrypted ? decryptField(cellEncrypted, { column: CELL, row: id }) : undefined;
}

/** The key under which the codes of a request are counted; codes of shared plans are not asked for again. */
export function describeCount(request: CodeRequest): CodeCount {
  const { kind } = request;
  const rsaid = readRsaid(request);
  const cell = readTypedCell(request);
  if (kind === "login") return { purpose: "login", rsaid };
  if (kind === "register" && cell) return { purpose: "register", rsaid, cell };
  return { purpose: "confirm", number: cell ?? rsaid };
}

/** A token of 256 random bits needs no slow hash. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
