import { eq } from "drizzle-orm";
import { forgetAnswersOf } from "../calls/idempotency";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { plans } from "../store/schema";
import { findPlan, hasRoom, lockPlan, sealRsaid } from "./plans";

type Claim = {
  id: number;
  person: Person;
  guest: Person | undefined;
  rsaid: string;
  /** The person's adviser, who may see the plan from then on. */
  adviserId: number | null;
};

/**
 * Makes a guest's plan the plan of a person with an account, with its number and its recommendation; from then on no guest
 * finds it. Nothing is computed: the plan keeps the fees that it was made with. A guest's choice has no record of advice, so the
 * person is asked to choose again.
 * @returns whether the plan is theirs, now or already; or that their account has all the plans that it can have
 */
export async function claimPlan(
  tx: Transaction,
  { id, person, guest, rsaid, adviserId }: Claim,
): Promise<"theirs" | "not found" | "no room"> {
  // The guest's is looked for first: of two people who claim it at once, the second waits here and then finds nothing.
  const claimed = guest?.role === "guest" ? await lockPlan(tx, guest, { id }) : undefined;
  if (!claimed) return (await findPlan(tx, person, { id })) ? "theirs" : "not found";
  if (!(await hasRoom(tx, nameOwner(person), "account"))) return "no room";
  await tx
    .update(plans)
    .set({
      ownerId: nameOwner(person),
      adviserId,
      selectedAt: null,
      ...sealRsaid(id, rsaid),
    })
    .where(eq(plans.id, id));
  // They hold the plan, which the guest must not get any more.
  if (guest) await forgetAnswersOf(tx, nameOwner(guest));
  return "theirs";
}

/** The adviser who may see a plan, if there is one: a guest's is the one from whose landing page they came. */
export async function findAdviserOfPlan(
  store: DatabaseOrTransaction,
  id: number,
): Promise<number | undefined> {
  const [row] = await store.select({ adviserId: plans.adviserId }).from(plans).where(eq(plans.id, id));
  return row?.adviserId ?? undefined;
}
