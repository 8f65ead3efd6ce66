import { and, eq } from "drizzle-orm";
import type { ClientFees } from "~/contract/desk/client-fees";
import type { DatabaseOrTransaction } from "../store/connection";
import { feeProposals, users } from "../store/schema";
import { describeActor } from "../people/audit-entries";

/** Higher fees that wait for somebody's answer; whoever is their adviser no longer asks for nothing. */
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
