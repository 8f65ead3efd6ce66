import { and, eq } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import { type Adviser, type DescribedUser, nameUser, ROLE_NAMES } from "~/contract/account/user";
import { chooseBasis } from "~/engine";
import { presentAgreedFees } from "../fees/fee-tables";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { users } from "../store/schema";
import { type AccountAccess, matchUsersOf } from "./rights";
import { describeUser, findRole, hashRsaidOfUser, openDetails } from "./users";

/** The account that a call is about. */
type UserReference = { userId: number } | { rsaid: string };

const matchReference = (reference: UserReference) =>
  "userId" in reference
    ? eq(users.id, reference.userId)
    : eq(users.rsaidHash, hashRsaidOfUser(reference.rsaid));

/**
 * Returns the user number of an account to which a person has this access; undefined for any other account
 * and for none, so that nobody learns who has one.
 */
export async function findUserOf(
  store: DatabaseOrTransaction,
  person: Person,
  { access, ...reference }: UserReference & { access: AccountAccess },
): Promise<number | undefined> {
  const [row] = await selectUserOf(store, person, { access, ...reference });
  return row?.id;
}

/** The same, locked so that the access stays until the transaction ends. */
export async function lockUserOf(
  tx: Transaction,
  person: Person,
  asked: UserReference & { access: AccountAccess },
): Promise<number | undefined> {
  const [row] = await selectUserOf(tx, person, asked).for("no key update");
  return row?.id;
}

function selectUserOf(
  store: DatabaseOrTransaction,
  person: Person,
  { access, ...reference }: UserReference & { access: AccountAccess },
) {
  return store
    .select({ id: users.id })
    .from(users)
    .where(and(matchUsersOf(person, access), matchReference(reference)));
}

/** Describes an account with the fees agreed with its holder, and their adviser. */
export async function describePerson(
  store: DatabaseOrTransaction,
  userId: number,
  now: Date,
): Promise<DescribedUser | undefined> {
  const described = await describeUser(store, userId);
  if (!described) return undefined;
  const { user, fees, agreedFees, adviserId } = described;
  const adviser = adviserId === null ? undefined : await describeAdviser(store, adviserId);
  const fpFees = agreedFees ?? presentAgreedFees(chooseBasis(todayInSouthAfrica(now)), fees);
  return { user: { ...user, currentCoachRole: adviser?.role }, fpFees, adviser };
}

/** Describes an adviser for their clients: the public part. */
export async function describeAdviser(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<Adviser | undefined> {
  const [row] = await store
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  const role = row && (await findRole(store, userId, "adviser"));
  if (!role) return undefined;
  const name = nameUser(openDetails(row)) ?? ROLE_NAMES[role];
  return { userId, name, role: ROLE_NAMES[role], photo: row.photo ?? undefined };
}
