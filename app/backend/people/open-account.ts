import { eq } from "drizzle-orm";
import { writeDialled } from "~/base/foreign-phone";
import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { readIdentityNumber } from "~/base/identity-number";
import { ROLE_IDS, type User } from "~/contract/account/user";
import type { Role } from "~/contract/wire/role";
import { organisations, userRoles, users } from "../store/schema";
import type { Transaction } from "../store/connection";
import { nameSender } from "../plans/check-record";
import { saveDraftOf } from "../plans/drafts";
import { insertUser, type UserDetails } from "./users";

type NewAccount = {
  rsaid: string;
  details: UserDetails;
  openedById: number;
  segment?: User["segment"];
};

/**
 * Opens the account of a planner's client, and begins their draft with the known details.
 * @returns its user number; undefined if the ID number has an account
 */
export async function openClient(
  tx: Transaction,
  { openedById, segment, now, ...account }: NewAccount & { now: Date },
): Promise<number | undefined> {
  const id = await insertUser(tx, account);
  if (id === undefined) return undefined;
  const [planner] = await tx.select().from(users).where(eq(users.id, openedById));
  await tx
    .update(users)
    .set({
      adviserId: openedById,
      openedById,
      organisationId: planner?.organisationId,
      segment,
    })
    .where(eq(users.id, id));
  const { firstNames, preferredName = firstNames, surname, email, cellNr } = account.details;
  const phone = cellNr && writeDialled(cellNr);
  const identity = readIdentityNumber(account.rsaid, todayInSouthAfrica(now));
  await saveDraftOf(tx, id, {
    draft: {
      ...nameSender({}, "planner"),
      first_name: preferredName,
      last_name: surname,
      email,
      phone,
      rsaid: account.rsaid,
      ...(identity.ok && { dob: formatDayMonthYear(identity.value.birthDate), gender: identity.value.sex }),
    },
  });
  return id;
}

/**
 * Opens an account in any role.
 * @returns its user number; undefined if the ID number has an account
 */
export async function openAccountInRole(
  tx: Transaction,
  {
    role,
    organisationId,
    openedById,
    segment,
    ...account
  }: NewAccount & { role: Exclude<Role, "guest">; organisationId?: number },
): Promise<number | undefined> {
  const id = await insertUser(tx, account);
  if (id === undefined) return undefined;
  await tx.update(users).set({ openedById, organisationId, segment }).where(eq(users.id, id));
  if (role !== "investor") await tx.insert(userRoles).values({ userId: id, roleId: ROLE_IDS[role] });
  return id;
}

export async function hasOrganisation(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.$count(organisations, eq(organisations.id, id))) > 0;
}
