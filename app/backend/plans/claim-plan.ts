import { eq } from "drizzle-orm";
import { deleteAnswersOf } from "../calls/idempotency";
import { ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { plans } from "../store/schema";
import { findPlan, hasRoom, lockPlan, sealRsaid } from "./plans";

type Claim = {
  id: number;
  person: Person;
  guest: Person | undefined;
  rsaid: string;
  /** The person's adviser, who may see the plan once it is claimed. */
  adviserId: number | null;
};

/**
 * Transfers a guest's plan to a person's account, with its number and its recommendation; no guest finds it
 * any more. Nothing is recomputed: the plan keeps its fees. A guest's selection has no record of advice, so
 * the person is asked to choose again.
 * @returns whether the plan is theirs, newly or already; or that their account already has its maximum of
 *   plans
 */
export async function claimPlan(
  tx: Transaction,
  { id, person, guest, rsaid, adviserId }: Claim,
): Promise<"theirs" | "not found" | "no room"> {
  // The guest's plan is locked first: of two concurrent claims, the second waits and then finds nothing.
  const claimed = guest?.role === "guest" ? await lockPlan(tx, guest, { id }) : undefined;
  if (!claimed) return (await findPlan(tx, person, { id })) ? "theirs" : "not found";
  if (!(await hasRoom(tx, ownerKey(person), "account"))) return "no room";
  await tx
    .update(plans)
    .set({
      ownerId: ownerKey(person),
      adviserId,
      selectedAt: null,
      ...sealRsaid(id, rsaid),
    })
    .where(eq(plans.id, id));
  // Stored idempotent responses contain the plan, which the guest must not see again.
  if (guest) await deleteAnswersOf(tx, ownerKey(guest));
  return "theirs";
}

/** Returns the adviser who may see a plan, if any; for a guest's plan, the landing page's adviser. */
export async function findAdviserOfPlan(
  store: DatabaseOrTransaction,
  id: number,
): Promise<number | undefined> {
  const [row] = await store.select({ adviserId: plans.adviserId }).from(plans).where(eq(plans.id, id));
  return row?.adviserId ?? undefined;
}
