import { and, eq, type SQL, sql } from "drizzle-orm";
import { nameUser, type PublicAdviser, ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { organisations, userRoles, users } from "../store/schema";
import { changeAdviser } from "./change-adviser";
import { lockPeople } from "../people/lock-people";
import { ADVISING_ROLES, findAdviser, matchHolders } from "../people/staff";
import { openDetails } from "../people/users";

type OwnPage = PublicAdviser & { isPublished: boolean };

/** Returns an adviser's own landing page, published or not; undefined for anybody else. */
export async function describeOwnPage(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<OwnPage | undefined> {
  return describeFace(store, eq(users.id, userId));
}

/** Returns an adviser's published page; undefined for anybody else, known or not, after the same query. */
export async function findPublicFace(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<PublicAdviser | undefined> {
  const page = await describeFace(store, and(eq(users.id, userId), users.hasLandingPage));
  return page && { user: page.user, roles: page.roles };
}

async function describeFace(
  store: DatabaseOrTransaction,
  whose: SQL | undefined,
): Promise<OwnPage | undefined> {
  const held = sql<number[]>`array(select role_id from ${userRoles} where user_id = ${users.id})`;
  const [found] = await store
    .select({ user: users, organisation: organisations, held })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(whose, eq(users.isActive, true), matchHolders(store, ADVISING_ROLES)));
  if (!found) return undefined;
  const { user, organisation } = found;
  const roles = ADVISING_ROLES.filter((role) => found.held.includes(ROLE_IDS[role])).map((role) => ({
    roleId: ROLE_IDS[role],
    roleName: ROLE_NAMES[role],
  }));
  return {
    user: {
      userId: user.id,
      name: nameUser(openDetails(user)) ?? roles[0]!.roleName,
      photo: user.photo ?? undefined,
      organizationName: organisation?.name,
      organizationLogo: organisation?.logo ?? undefined,
    },
    roles,
    isPublished: user.hasLandingPage,
  };
}

/** Publishes or withdraws an adviser's landing page. */
export async function publishLandingPage(
  tx: Transaction,
  userId: number,
  isPublished: boolean,
): Promise<void> {
  await tx.update(users).set({ hasLandingPage: isPublished }).where(eq(users.id, userId));
}

/** Returns the user number of an adviser with a published landing page; null for anybody else. */
async function findPublished(
  store: DatabaseOrTransaction,
  userId: number | undefined,
): Promise<number | null> {
  const face = userId === undefined ? undefined : await findPublicFace(store, userId);
  return face?.user.userId ?? null;
}

/** The same, locked so that the adviser stays one until the transaction ends. */
export async function lockPublished(tx: Transaction, userId: number | undefined): Promise<number | null> {
  if (userId !== undefined) await lockPeople(tx, { kept: [userId] });
  return findPublished(tx, userId);
}

type Joining = {
  userId: number;
  /** The adviser whose landing page they came from. */
  publishedId: number | undefined;
  /** The adviser who may see the guest's plan that they claim. */
  ofPlan: number | undefined;
  now: Date;
};

/**
 * Makes a person without an adviser the client of the adviser they agreed to; the caller must lock all of
 * them. Plans that the person made before stay theirs alone.
 * @returns their new adviser; null for none
 */
export async function joinAdviser(
  tx: Transaction,
  { userId, publishedId, ofPlan, now }: Joining,
): Promise<number | null> {
  const published = await findPublished(tx, publishedId);
  const adviserId = published ?? (ofPlan !== undefined && (await findAdviser(tx, ofPlan)) ? ofPlan : null);
  if (adviserId === null || adviserId === userId) return null;
  await changeAdviser(tx, { people: [userId], toId: adviserId, withPlans: false, now });
  return adviserId;
}
