import { and, eq } from "drizzle-orm";
import type { PublicAdviser } from "~/contract/desk/landing-page-operations";
import { nameUser, ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { organisations, userRoles, users } from "../store/schema";
import { changeAdviser } from "./change-adviser";
import { lockPeople } from "../people/lock-people";
import { findAdviser } from "../people/staff";
import { openDetails } from "../people/users";

type OwnPage = PublicAdviser & { isPublished: boolean };

/** The roles in which somebody advises; an administrator does not. */
const ADVISING = ["planner", "coach"] as const;

/** The public face of somebody who advises, published or not; undefined for everybody else. */
export async function describeLandingPage(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<OwnPage | undefined> {
  const [found] = await store
    .select({ user: users, organisation: organisations })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  if (!found) return undefined;
  const held = await store.select().from(userRoles).where(eq(userRoles.userId, userId));
  const roles = ADVISING.filter((role) => held.some(({ roleId }) => roleId === ROLE_IDS[role]));
  const [first] = roles;
  if (!first) return undefined;
  const { user, organisation } = found;
  return {
    user: {
      userId,
      name: nameUser(openDetails(user)) ?? ROLE_NAMES[first],
      photo: user.photo ?? undefined,
      organizationName: organisation?.name,
      organizationLogo: organisation?.logo ?? undefined,
    },
    roles: roles.map((role) => ({ roleId: ROLE_IDS[role], roleName: ROLE_NAMES[role] })),
    isPublished: user.hasLandingPage,
  };
}

/** Publishes somebody's public face, or takes it back. */
export async function publishLandingPage(
  tx: Transaction,
  userId: number,
  isPublished: boolean,
): Promise<void> {
  await tx.update(users).set({ hasLandingPage: isPublished }).where(eq(users.id, userId));
}

/** The number of an adviser whose landing page is published; null for anybody else. */
async function findPublished(
  store: DatabaseOrTransaction,
  userId: number | undefined,
): Promise<number | null> {
  const page = userId === undefined ? undefined : await describeLandingPage(store, userId);
  return page?.isPublished ? page.user.userId : null;
}

/** The same of an adviser who stays one until the transaction ends. */
export async function lockPublished(tx: Transaction, userId: number | undefined): Promise<number | null> {
  if (userId !== undefined) await lockPeople(tx, { kept: [userId] });
  return findPublished(tx, userId);
}

type Joining = {
  userId: number;
  /** Whose landing page they came from. */
  publishedId: number | undefined;
  /** Who may see the guest's plan that they keep. */
  ofPlan: number | undefined;
  now: Date;
};

/**
 * Makes somebody without an adviser the client of whom they agreed to; all of them are locked. Plans that they made before stay
 * theirs alone.
 * @returns their adviser from now on; null if they have none
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
