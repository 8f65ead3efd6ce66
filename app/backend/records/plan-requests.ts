import { randomInt } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull } from "drizzle-orm";
import { matchOwnPlans } from "../plans/rights";
import { accountKey, ownerKey, type Person, readAccount } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { planRequests, plans } from "../store/schema";

/** A request for a quote or to invest. */
export type PlanRequest = typeof planRequests.$inferSelect;

/** The kind of request, and the plan's version that it is about. */
type Asked = Pick<PlanRequest, "kind" | "planId" | "planType" | "version">;

/** A request and the person who makes it: the owner, or an adviser for them. */
type Asking = Asked & Pick<PlanRequest, "askedById">;

/** Without easily confused letters and digits. */
const LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
const PARTS = [4, 4];
const PREFIXES = { quote: "Q", invest: "I" } as const satisfies Record<PlanRequest["kind"], string>;

/** Makes a reference that is easy to read out: `Q-7KMA-9XPT`. */
function makeReference(kind: PlanRequest["kind"]): string {
  const draw = (length: number) =>
    Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
  return [PREFIXES[kind], ...PARTS.map(draw)].join("-");
}

/** Returns the earlier request of the same kind and version; the caller must lock the plan. */
export async function findRequestFor(tx: Transaction, asked: Asked): Promise<PlanRequest | undefined> {
  const { kind, planId, planType, version } = planRequests;
  const isSame = and(eq(planType, asked.planType), eq(version, asked.version), eq(kind, asked.kind));
  const [row] = await tx
    .select()
    .from(planRequests)
    .where(and(eq(planId, asked.planId), isSame));
  return row;
}

/** Stores a request under a new reference. */
export async function insertRequest(tx: Transaction, asked: Asking, now: Date): Promise<PlanRequest> {
  const [stored] = await tx
    .insert(planRequests)
    .values({ ...asked, reference: makeReference(asked.kind), createdAt: now })
    .returning();
  return stored!;
}

/** Whether a request to invest, made by an adviser, still needs the owner's confirmation. */
export function awaitsConfirmation({ kind, askedById, confirmedAt }: PlanRequest): boolean {
  return kind === "invest" && askedById !== null && confirmedAt === null;
}

/** Stores the owner's confirmation of a request. */
export async function confirmRequest(
  tx: Transaction,
  { reference }: PlanRequest,
  now: Date,
): Promise<PlanRequest> {
  const [confirmed] = await tx
    .update(planRequests)
    .set({ confirmedAt: now })
    .where(eq(planRequests.reference, reference))
    .returning();
  return confirmed!;
}

/**
 * Withdraws unconfirmed requests to invest that advisers made.
 * @param proposed the clients, or the adviser
 * @returns the user numbers of the clients
 */
export async function withdrawProposedInvestments(
  tx: Transaction,
  proposed: { people: number[] } | { byId: number },
): Promise<number[]> {
  const { kind, planId, askedById, confirmedAt } = planRequests;
  const isMeant =
    "byId" in proposed
      ? eq(askedById, proposed.byId)
      : inArray(planId, selectPlansOf(tx, proposed.people.map(accountKey)));
  const isWaiting = and(eq(kind, "invest"), isNotNull(askedById), isNull(confirmedAt));
  const withdrawn = await tx.delete(planRequests).where(and(isMeant, isWaiting)).returning({ id: planId });
  const ids = withdrawn.map(({ id }) => id);
  const rows = await tx.selectDistinct({ ownerId: plans.ownerId }).from(plans).where(inArray(plans.id, ids));
  return rows.flatMap(({ ownerId }) => readAccount(ownerId) ?? []);
}

function selectPlansOf(tx: Transaction, owners: string[]) {
  return tx.select({ id: plans.id }).from(plans).where(inArray(plans.ownerId, owners));
}

/** Lists the requests about a plan, newest first. */
export async function listRequests(store: DatabaseOrTransaction, planId: number): Promise<PlanRequest[]> {
  return store
    .select()
    .from(planRequests)
    .where(eq(planRequests.planId, planId))
    .orderBy(desc(planRequests.createdAt));
}

/** Lists all requests about an owner's plans, newest first. */
export async function listRequestsOf(store: DatabaseOrTransaction, owner: Person): Promise<PlanRequest[]> {
  return store
    .select(getTableColumns(planRequests))
    .from(planRequests)
    .innerJoin(plans, eq(plans.id, planRequests.planId))
    .where(matchOwnPlans(ownerKey(owner)))
    .orderBy(desc(planRequests.createdAt));
}
