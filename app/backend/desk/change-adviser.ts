import { and, eq, inArray, not } from "drizzle-orm";
import { hasRight } from "~/contract/wire/rights";
import type { Withdrawn } from "../notices/mail-hand-over";
import { withdrawProposedInvestments } from "../records/plan-requests";
import { accountKey } from "../session/person";
import { revokeAdvisersLinks } from "../sharing/links";
import type { Transaction } from "../store/connection";
import { adviserRequests, feeProposals, plans, users } from "../store/schema";
import { type HeldRole, matchHolders, STAFF_ROLES } from "../people/staff";
import { openDetails, storeDetails } from "../people/users";

type Change = {
  /** Accounts that the caller has locked. */
  people: number[];
  /** The new adviser; null for none. */
  toId: number | null;
  /** Whether the new adviser sees existing plans as well. */
  withPlans: boolean;
  now: Date;
};

/** The largest number of accounts in one statement. */
const AT_ONCE = 1_000;

/**
 * Moves people to another adviser; every such change happens here. It ends what the former adviser could
 * still do: share links that they made, and requests for another cell number, for fees, for investments or to
 * advise.
 */
export async function changeAdviser(tx: Transaction, { people, ...change }: Change): Promise<Withdrawn> {
  if (people.some((id) => id === change.toId)) throw new Error("nobody is their own client");
  const withdrawn: Withdrawn = { fees: [], numbers: [], investments: [] };
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = await changeSome(tx, { ...change, people: people.slice(from, from + AT_ONCE) });
    withdrawn.fees.push(...some.fees);
    withdrawn.numbers.push(...some.numbers);
    withdrawn.investments.push(...some.investments);
  }
  return withdrawn;
}

async function changeSome(tx: Transaction, { people, toId, withPlans, now }: Change): Promise<Withdrawn> {
  const isTheirs = inArray(users.id, people);
  const before = await tx.select().from(users).where(isTheirs);
  await tx.update(users).set({ adviserId: toId }).where(isTheirs);
  const names = people.map(accountKey);
  if (withPlans) await tx.update(plans).set({ adviserId: toId }).where(inArray(plans.ownerId, names));
  await joinFirm(tx, people, toId);
  const left = before.filter(({ adviserId }) => adviserId !== null && adviserId !== toId);
  // The new adviser's request is answered, and the former one's is over; others stay open.
  const advisers = [toId, ...before.map(({ adviserId }) => adviserId)].filter((id) => id !== null);
  await tx
    .delete(adviserRequests)
    .where(and(inArray(adviserRequests.userId, people), inArray(adviserRequests.adviserId, advisers)));
  return endWhatWasAsked(tx, left, now);
}

/**
 * Clients belong to their adviser's firm, or to none without an adviser; staff who are clients stay in their
 * own.
 */
async function joinFirm(tx: Transaction, people: number[], adviserId: number | null): Promise<void> {
  const [adviser] = adviserId === null ? [] : await tx.select().from(users).where(eq(users.id, adviserId));
  const organisationId = adviser?.organisationId ?? null;
  const isInvestor = not(matchHolders(tx, STAFF_ROLES));
  await tx
    .update(users)
    .set({ organisationId })
    .where(and(inArray(users.id, people), isInvestor));
}

type Row = typeof users.$inferSelect;

/** @param left the rows of people as they were before they left their adviser */
async function endWhatWasAsked(tx: Transaction, left: readonly Row[], now: Date): Promise<Withdrawn> {
  if (left.length === 0) return { fees: [], numbers: [], investments: [] };
  const people = left.map(({ id }) => id);
  await revokeAdvisersLinks(tx, people, now);
  const proposals = await tx
    .delete(feeProposals)
    .where(inArray(feeProposals.userId, people))
    .returning({ userId: feeProposals.userId });
  const numbers: number[] = [];
  for (const row of left) {
    const details = openDetails(row);
    if (details.numberChange?.askedById !== row.adviserId) continue;
    await storeDetails(tx, row.id, { ...details, numberChange: undefined });
    numbers.push(row.id);
  }
  return {
    fees: proposals.map(({ userId }) => userId),
    numbers,
    investments: await withdrawProposedInvestments(tx, { people }),
  };
}

/** Ends an adviser's requests that their new role has no right to make. Their clients stay theirs. */
export async function endWhatRoleForbids(tx: Transaction, adviserId: number, role: HeldRole): Promise<void> {
  if (!hasRight(role, "setFees"))
    await tx.delete(feeProposals).where(eq(feeProposals.proposedById, adviserId));
  if (!hasRight(role, "chooseForClients")) await withdrawProposedInvestments(tx, { byId: adviserId });
  if (!hasRight(role, "addClients"))
    await tx.delete(adviserRequests).where(eq(adviserRequests.adviserId, adviserId));
}
