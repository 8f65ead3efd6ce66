import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { ConfirmedAction } from "~/contract/account/confirmed-action";
import { CODE_MINUTES } from "~/contract/account/session-operations";
import { READING_MINUTES } from "~/contract/records/link-terms";
import type { LoginType } from "~/contract/account/user";
import type { CodeCount } from "../limits/count-call";
import { sendInTransaction, SENDING_JOB } from "../store/queue";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { codeRequests } from "../store/schema";
import { MOST_ATTEMPTS } from "./one-time-code";

export type CodeRequest = typeof codeRequests.$inferSelect;

/** The job that sends a request's code. Its payload is only the request's id and the number of the code. */
export const SEND_CODE = "send-code";
export type SendCode = { requestId: string; send: number };

/** The time in which a verified registration, or a login in progress, must be continued. */
const CONTINUE_MINUTES = 15;

const RSAID = "code_requests.rsaid";
const CELL = "code_requests.cell";

type Asked = {
  /** The guest or the session that makes the request. */
  guestId: string;
  rsaid: string;
  /** The account with the ID number, if there is one. */
  userId: number | undefined;
};

/** A request whose code is sent at once, to the cell number if one was typed. */
type AskedAtOnce = Asked & { kind: Exclude<CodeRequest["kind"], "login" | "share">; cell?: string };

/** Stores a request and queues its first code. A registration does the same whether or not the account exists. */
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

/** Stores the request of a shared plan's reader, and queues its code. */
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

/** True if a request's code was entered to read this share link, and the reading has not expired. */
export function isReading({ kind, shareId, verifiedAt }: CodeRequest, id: string, now: Date): boolean {
  return (
    kind === "share" && shareId === id && verifiedAt !== null && now < addMinutes(verifiedAt, READING_MINUTES)
  );
}

/** Stores a login; its code is sent when the login continues with the token. */
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
  // Explicitly null: leaving the column out would make another statement.
  return { id, guestId, userId: userId ?? null, rsaidEncrypted, rsaidHash: hashRsaid(rsaid), createdAt: now };
}

function hashRsaid(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/** Lists all requests about an ID number, newest first. */
export async function listRequestsAbout(store: DatabaseOrTransaction, rsaid: string): Promise<CodeRequest[]> {
  return store
    .select()
    .from(codeRequests)
    .where(eq(codeRequests.rsaidHash, hashRsaid(rsaid)))
    .orderBy(desc(codeRequests.createdAt));
}

/** Deletes all requests about an ID number. */
export async function deleteRequestsAbout(tx: Transaction, rsaid: string): Promise<void> {
  await tx.delete(codeRequests).where(eq(codeRequests.rsaidHash, hashRsaid(rsaid)));
}

/** A request's id with the guest who made it; another guest's counts as not found. */
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

/** A user number that no account has. */
const NO_ACCOUNT = 0;

/**
 * Finds the registration of an account that the same guest has just verified and not yet used to log in, and
 * locks it until the transaction ends. Without an account it runs the same query, so that its duration does
 * not reveal which numbers have one.
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

/** Queues another code for a request, and extends its validity. */
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

/** True if a request is over: expired, guessed at too often, or exchanged for a session. */
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

/** Stores that the right code was entered and, for a registration, the account that it opened. */
export async function noteVerified(
  tx: Transaction,
  { id }: CodeRequest,
  { now, userId }: { now: Date; userId: number | null },
): Promise<void> {
  await tx.update(codeRequests).set({ verifiedAt: now, userId }).where(eq(codeRequests.id, id));
}

/** True if a request's code was recently entered for this action. */
export function isConfirmed({ kind, verifiedAt }: CodeRequest, action: ConfirmedAction, now: Date): boolean {
  return kind === action && verifiedAt !== null && now < addMinutes(verifiedAt, CONTINUE_MINUTES);
}

/** Stores that a request was exchanged for a session, so that it cannot be used again. */
export async function consumeRequest(tx: Transaction, { id }: CodeRequest, now: Date): Promise<void> {
  await tx.update(codeRequests).set({ spentAt: now }).where(eq(codeRequests.id, id));
}

/** Returns the ID number of a request; throws for the reader of a shared plan, who has none. */
export function readRsaid({ id, rsaidEncrypted }: CodeRequest): string {
  if (rsaidEncrypted === null) throw new Error("a reader's request has no ID number");
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** Returns the cell number typed for a request. */
export function readTypedCell({ id, cellEncrypted }: CodeRequest): string | undefined {
  return cellEncrypted ? decryptField(cellEncrypted, { column: CELL, row: id }) : undefined;
}

/** Returns the rate-limit key of a request's codes; codes for shared plans cannot be requested again. */
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
