import { and, eq, sql } from "drizzle-orm";
import type { LoginType, User } from "~/contract/account/user";
import { ROLE_IDS } from "~/contract/account/user";
import type { FeeOverrides } from "~/engine";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { organisations, userRoles, users } from "../store/schema";
import type { LoggedIn } from "../session/person";
import { lockPeople } from "./lock-people";
import { keepNameBeginnings } from "./name-beginnings";

/** What is known of a person beside their ID number, encrypted as one value. */
export type UserDetails = UserTexts & {
  numberChange?: NumberChange;
  /** The number before the one on file, until it was told of the change. */
  formerNumber?: { id: string; cellNr: string };
};

/** Another cell number that somebody asked for in this person's place, and that counts from an instant on (ISO 8601). */
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

/** The hash by which an account is found. */
export function hashRsaidOfUser(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/**
 * Opens an account.
 * @returns its number; undefined if the ID number has an account already
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

/** The number of the account that an ID number has; undefined if it has none or the account is closed. */
export async function findUserId(store: DatabaseOrTransaction, rsaid: string): Promise<number | undefined> {
  const [row] = await store
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.rsaidHash, hashRsaidOfUser(rsaid)), eq(users.isActive, true)));
  return row?.id;
}

/**
 * The account that an ID number has, open or closed, and whose client its holder is. In a transaction it is not deleted before
 * that ends.
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
 * The ID number of an account that is there. In a transaction the account is not deleted before that ends, so that
 * nothing is stored for somebody who is gone.
 */
export async function findAccount(store: DatabaseOrTransaction, userId: number): Promise<{ rsaid: string }> {
  const [row] = await store.select().from(users).where(eq(users.id, userId)).for("key share");
  if (!row) throw new Error("the account of somebody who is logged in is gone");
  return { rsaid: openRsaid(row) };
}

/**
 * What a plan takes from the account of its owner: the ID number, the fees agreed with them, and who advises them. They are
 * handed to nobody else until the transaction ends, so that whoever receives them receives its plan too.
 * @param advisers who may become theirs in this transaction, and stay what they are until it ends
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

/** What is known of the person with an account. */
export async function findDetails(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<UserDetails | undefined> {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row && openDetails(row);
}

type Described = { user: User } & Pick<Row, "fees" | "agreedFees" | "adviserId">;

/** An account as the users service describes it, with the fees agreed with its holder, and who advises them. */
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
    // Its holder finds it in the copy of their data.
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

/** The roles of an adviser, the one with the most rights first. */
const ADVISING = ["administrator", "planner", "coach"] as const;

/** The role in which a person logs in; undefined if they have none of that kind, or their account is closed. */
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

/** Notes that a person has logged in. */
export async function noteLogin(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ lastLoginAt: now, loginBeforeAt: sql`${users.lastLoginAt}` })
    .where(eq(users.id, userId));
}

type NewNumber = {
  cellNr: string;
  now: Date;
  /** Keeps the old number under this id until it was told. */
  formerId?: string;
};

/** Replaces the number on file, to which codes go; a change of it that waits is given up. */
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

/** What is known of a person, whom nobody else changes until the transaction ends. */
export async function lockDetails(tx: Transaction, userId: number): Promise<UserDetails | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return row && openDetails(row);
}

/** Stores what is known of a person. */
export async function storeDetails(tx: Transaction, userId: number, details: UserDetails): Promise<void> {
  await tx
    .update(users)
    .set({ detailsEncrypted: sealDetails(userId, details) })
    .where(eq(users.id, userId));
}

/** The ID number of an account. */
export async function findRsaid(store: DatabaseOrTransaction, userId: number): Promise<string | undefined> {
  const [row] = await store
    .select({ rsaidEncrypted: users.rsaidEncrypted })
    .from(users)
    .where(eq(users.id, userId));
  return row && openRsaid({ id: userId, ...row });
}

/** Opens the ID number of an account. */
export function openRsaid({ id, rsaidEncrypted }: Pick<Row, "id" | "rsaidEncrypted">): string {
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** The ID number in an account's row. */
export function readRsaidOfUser({ id, rsaidEncrypted }: Pick<Row, "id" | "rsaidEncrypted">): string {
  return decryptField(rsaidEncrypted, { column: RSAID, row: id });
}

/** Seals what is known of a person for their row. */
export function sealDetails(userId: number, details: UserDetails): string {
  return encryptField(JSON.stringify(details), { column: DETAILS, row: userId });
}

/** Opens what is known of a person. */
export function openDetails({ id, detailsEncrypted }: Pick<Row, "id" | "detailsEncrypted">): UserDetails {
  return JSON.parse(decryptField(detailsEncrypted, { column: DETAILS, row: id })) as UserDetails;
}
