import { eq, sql } from "drizzle-orm";
import { hasRight } from "~/contract/wire/rights";
import type { ListedLink } from "~/contract/records/link-operations";
import { describeActor } from "../people/audit-entries";
import { matchOwnPlans } from "../plans/rights";
import { type LoggedIn, ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { users } from "../store/schema";
import { findLinkState, listLinks, listLinksOfPlan, readLabel, type StoredLink } from "./links";

/** Lists the links to a person's own plans, whoever made them, in the wire's form. */
export async function listOwnLinks(
  store: DatabaseOrTransaction,
  person: Person,
  now: Date,
): Promise<ListedLink[]> {
  return describeLinks(store, await listLinks(store, matchOwnPlans(ownerKey(person))), { now });
}

/** Lists the links to a plan that a person may see, in the wire's form. */
export async function listLinksFor(
  store: DatabaseOrTransaction,
  person: Person,
  { planId, now }: { planId: number; now: Date },
): Promise<ListedLink[]> {
  const isAdviser = person.role !== "guest" && hasRight(person.role, "advise");
  const adviser = isAdviser ? await findSubject(store, person) : undefined;
  return describeLinks(store, await listLinksOfPlan(store, planId), { adviser, now });
}

/**
 * Writes links in the wire's form: an adviser is named, and the token is left out. The recipient of a link is
 * the plan owner's own affair, so advisers only see those of their own links.
 */
async function describeLinks(
  store: DatabaseOrTransaction,
  all: readonly StoredLink[],
  { adviser, now }: { adviser?: string; now: Date },
): Promise<ListedLink[]> {
  const advisers = new Map<string | null, { name: string; role: string }>();
  for (const share of all.filter(isByAdviser))
    if (!advisers.has(share.makerSubjectId))
      advisers.set(share.makerSubjectId, await describeMaker(store, share));
  return all.map((share) => ({
    share_id: share.id,
    plan_id: share.planId,
    plan_type: share.planType,
    label: adviser === undefined || adviser === share.makerSubjectId ? readLabel(share) : undefined,
    include: share.include,
    has_code: share.cellEncrypted !== null,
    was_mailed: share.isMailed,
    made_by: isByAdviser(share) ? "adviser" : "owner",
    agreed_on: share.agreedOn ?? undefined,
    adviser: isByAdviser(share) ? advisers.get(share.makerSubjectId) : undefined,
    created_at: share.createdAt.toISOString(),
    expires_at: share.expiresAt.toISOString(),
    state: findLinkState(share, now),
    revoked_at: share.revokedAt?.toISOString(),
    last_opened_at: share.lastOpenedAt?.toISOString(),
    times_opened: share.timesOpened,
  }));
}

function isByAdviser({ makerRole }: StoredLink): boolean {
  return makerRole === "planner" || makerRole === "coach";
}

async function findSubject(store: DatabaseOrTransaction, { userId }: LoggedIn): Promise<string> {
  const [row] = await store.select({ subjectId: users.subjectId }).from(users).where(eq(users.id, userId));
  if (!row) throw new Error("the account of somebody who is logged in is gone");
  return row.subjectId;
}

/** A user number that no account has. */
const NOBODY = 0;

async function describeMaker(store: DatabaseOrTransaction, { makerSubjectId }: StoredLink) {
  const isMaker = makerSubjectId === null ? sql`false` : eq(users.subjectId, makerSubjectId);
  const [maker] = await store.select({ id: users.id }).from(users).where(isMaker);
  return describeActor(store, maker?.id ?? NOBODY);
}
