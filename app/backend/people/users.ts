import { and, eq, sql } from "drizzle-orm";
import { type LoginType, ROLE_IDS, type User } from "~/contract/account/user";
import type { FeeOverrides } from "~/engine";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { organisations, userRoles, users } from "../store/schema";
import type { LoggedIn } from "../session/person";
import { lockPeople } from "./lock-people";
import { keepNameBeginnings } from "./name-beginnings";

/** A person's details besides their ID number, encrypted as one value. */
export type UserDetails = UserTexts & {
  numberChange?: NumberChange;
  /** The former number, until it was warned of the change. */
  formerNumber?: { id: string; cellNr: string };
};

/** A change of cell number that somebody requested for this person; `effectiveAt` is in ISO 8601. */
export type NumberChange = {
  id: string;
  cellNr: string;
  askedById: number;
  askedAt: string;
  effectiveAt: string;
};

type UserTexts = Pick<
  User,
  | "firstNames"
  | "surname"
  | "preferredName"
  | "email"
  | "cellNr"
  | "alternativeContactNumber"
  | "workExperience"
  | "yearsOfExperience"
>;

type Row = typeof users.$inferSelect;

const RSAID = "users.rsaid";
const DETAILS = "users.details";

/** The hash for look-ups of an account. */
export function hashRsaidOfUser(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/**
 * Opens an account.
 * @returns its user number; undefined if the ID number has an account already
 */
export async function insertUser(
  tx: Transaction,
  { rsaid, details }: { rsaid: string; details: UserDetails },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`,
  );
  const id = rows[0]!.id;
  const [inserted] = await tx
    .insert(users)
    .overridingSystemValue()
    .values({
      id,
      rsaidEncrypted: encryptField(rsaid, { column: RSAID, row: id }),
      rsaidHash: hashRsaidOfUser(rsaid),
      detailsEncrypted: sealDetails(id, details),
    })
    .onConflictDoNothing({ target: users.rsaidHash })
    .returning({ id: users.id });
  if (inserted) await keepNameBeginnings(tx, id, details);
  return inserted?.id;
}

/** Returns the user number of an ID number's account; undefined if it has none or the account is closed. */
export async function findUserId(store: DatabaseOrTransaction, rsaid: string): Promise<number | undefined> {
  const [row] = await store
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.rsaidHash, hashRsaidOfUser(rsaid)), eq(users.isActive, true)));
  return row?.id;
}

/**
 * Returns the account of an ID number, open or closed, and its holder's adviser. In a transaction it cannot
 * be deleted before the end.
 */
export async function findAccountOf(
  store: DatabaseOrTransaction,
  rsaid: string,
): Promise<{ id: number; adviserId: number | null; isActive: boolean } | undefined> {
  const { id, adviserId, isActive } = users;
  const [row] = await store
    .select({ id, adviserId, isActive })
    .from(users)
    .where(eq(users.rsaidHash, hashRsaidOfUser(rsaid)))
    .for("key share");
  return row;
}

/**
 * Returns the ID number of an existing account. In a transaction the account cannot be deleted before the
 * end, so that nothing is stored for a deleted person.
 */
export async function findAccount(store: DatabaseOrTransaction, userId: number): Promise<{ rsaid: string }> {
  const [row] = await store.select().from(users).where(eq(users.id, userId)).for("key share");
  if (!row) throw new Error("the account of somebody who is logged in is gone");
  return { rsaid: openRsaid(row) };
}

/**
 * Returns what a plan takes from its owner's account: the ID number, the agreed fees and the adviser. Until
 * the transaction ends the owner cannot be handed over, so that a new adviser gets this plan too.
 * @param advisers possible new advisers in this transaction, who stay advisers until it ends
 */
export async function lockAccount(
  tx: Transaction,
  userId: number,
  advisers: readonly number[] = [],
): Promise<{ rsaid: string; fees: FeeOverrides; adviserId: number | null }> {
  await lockPeople(tx, { changed: eq(users.id, userId), kept: advisers });
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error("the account of somebody who is logged in is gone");
  const { fees, adviserId } = row;
  return { rsaid: openRsaid(row), fees, adviserId };
}

/** Returns the details of an account. */
export async function findDetails(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<UserDetails | undefined> {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row && openDetails(row);
}

type Described = { user: User } & Pick<Row, "fees" | "agreedFees" | "adviserId">;

/** Describes an account as the users service does, with the fees agreed with its holder, and their adviser. */
export async function describeUser(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<Described | undefined> {
  const [found] = await store
    .select({ user: users, organisation: organisations })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId));
  if (!found) return undefined;
  const { user: row, organisation } = found;
  const user = {
    userId,
    rsaIdNr: decryptField(row.rsaidEncrypted, { column: RSAID, row: userId }),
    ...openDetails(row),
    // The holder can find these in the copy of their data.
    numberChange: undefined,
    formerNumber: undefined,
    photo: row.photo ?? undefined,
    segment: row.segment,
    isActive: row.isActive ? undefined : (false as const),
    lastLoginDate: row.loginBeforeAt?.toISOString(),
    organizationId: organisation?.id,
    organizationName: organisation?.name,
    organizationAllowsInitialFees: organisation?.allowsInitialFees,
  };
  return {
    user,
    fees: row.fees,
    agreedFees: row.agreedFees,
    adviserId: row.adviserId,
  };
}

/** Roles of a login as adviser, the one with the most rights first. */
const ADVISING = ["administrator", "planner", "coach"] as const;

/** Returns the role of a login; undefined if the person has none of that kind, or their account is closed. */
export async function findRole(
  store: DatabaseOrTransaction,
  userId: number,
  type: LoginType,
): Promise<LoggedIn["role"] | undefined> {
  const rows = await store
    .select({ roleId: userRoles.roleId })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  if (rows.length > 0 && type === "investor") return "investor";
  const held = new Set(rows.map(({ roleId }) => roleId));
  return ADVISING.find((role) => held.has(ROLE_IDS[role]));
}

/** Stores the time of a login. */
export async function noteLogin(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ lastLoginAt: now, loginBeforeAt: sql`${users.lastLoginAt}` })
    .where(eq(users.id, userId));
}

type NewNumber = {
  cellNr: string;
  now: Date;
  /** Stores the old number under this id until it was warned. */
  formerId?: string;
};

/** Replaces the number on file, which receives codes; cancels a waiting change. */
export async function replaceCellNumber(
  tx: Transaction,
  userId: number,
  { cellNr, now, formerId }: NewNumber,
): Promise<void> {
  const details = await lockDetails(tx, userId);
  if (!details) throw new Error("an account whose number is being changed is gone");
  const formerNumber =
    formerId && details.cellNr ? { id: formerId, cellNr: details.cellNr } : details.formerNumber;
  await storeDetails(tx, userId, { ...details, cellNr, numberChange: undefined, formerNumber });
  await tx.update(users).set({ numberChangedAt: now }).where(eq(users.id, userId));
}

/** Returns a person's details, locked until the transaction ends. */
export async function lockDetails(tx: Transaction, userId: number): Promise<UserDetails | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return row && openDetails(row);
}

export async function storeDetails(tx: Transaction, userId: number, details: UserDetails): Promise<void> {
  await tx
    .update(users)
    .set({ detailsEncrypted: sealDetails(userId, details) })
    .where(eq(users.id, userId));
}

/** Returns the ID number of an account. */
export async function findRsaid(store: DatabaseOrTransaction, userId: number): Promise<string | undefined> {
  const [row] = await store
    .select({ rsaidEncrypted: users.rsaidEncrypted })
    .from(users)
    .where(eq(users.id, userId));
  return row && openRsaid({ id: userId, ...row });
}

/** Decrypts the ID number of an account. */
export function openRsaid({ id, rsaidEncrypted }: Pick<Row, "id" | "rsaidEncrypted">): string {
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** Returns the ID number in an account's row. */
export function readRsaidOfUser({ id, rsaidEncrypted }: Pick<Row, "id" | "rsaidEncrypted">): string {
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** Encrypts a person's details for their row. */
export function sealDetails(userId: number, details: UserDetails): string {
  return encryptField(JSON.stringify(details), { column: DETAILS, row: userId });
}

/** Decrypts a person's details. */
export function openDetails({ id, detailsEncrypted }: Pick<Row, "id" | "detailsEncrypted">): UserDetails {
  return JSON.parse(decryptField(detailsEncrypted, { column: DETAILS, row: id })) as UserDetails;
}
