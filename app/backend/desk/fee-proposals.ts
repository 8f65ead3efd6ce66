import { and, eq } from "drizzle-orm";
import type { ClientFees } from "~/contract/fees/client-fees";
import type { DatabaseOrTransaction } from "../store/connection";
import { feeProposals, users } from "../store/schema";
import { describeActor } from "../people/audit-entries";

/** Returns the higher fees that wait for a person's answer; those of a former adviser do not count. */
export async function findProposal(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<ClientFees["proposal"]> {
  const isTheirAdvisers = and(
    eq(users.id, feeProposals.userId),
    eq(users.adviserId, feeProposals.proposedById),
  );
  const [row] = await store
    .select({ fees: feeProposals.fees, by: feeProposals.proposedById, at: feeProposals.createdAt })
    .from(feeProposals)
    .innerJoin(users, isTheirAdvisers)
    .where(eq(feeProposals.userId, userId));
  return row && { fpFees: row.fees, ...(await describeActor(store, row.by)), at: row.at.toISOString() };
}
