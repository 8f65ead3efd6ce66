import { and, eq } from "drizzle-orm";
import type { PublicAdviser } from "~/contract/landing-page-operations";
import { nameUser, ROLE_IDS, ROLE_NAMES } from "~/contract/user";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { organisations, userRoles, users } from "../store/schema";
import { openDetails } from "./users";

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
