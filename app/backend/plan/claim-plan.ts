import { and, eq, isNull, sql } from "drizzle-orm";
import { forgetAnswersOf } from "../idempotency";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { plans, users } from "../store/schema";
import { lockPlan, sealRsaid } from "./plans";

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
 * @returns whether the plan is theirs, now or already
 */
export async function claimPlan(
  tx: Transaction,
  { id, person, guest, rsaid, adviserId }: Claim,
): Promise<boolean> {
  // The guest's is looked for first: of two people who claim it at once, the second waits here and then finds nothing.
  const claimed = guest?.role === "guest" ? await lockPlan(tx, guest, { id }) : undefined;
  if (!claimed) return Boolean(await lockPlan(tx, person, { id }));
  await tx
    .update(plans)
    .set({
      ownerId: nameOwner(person),
      // Somebody without an adviser keeps the one from whose page the guest came.
      adviserId: sql`coalesce(${adviserId}, ${plans.adviserId})`,
      selectedAt: null,
      ...sealRsaid(id, rsaid),
    })
    .where(eq(plans.id, id));
  await keepAdviser(tx, { id, person });
  // They hold the plan, which the guest must not get any more.
  if (guest) await forgetAnswersOf(tx, nameOwner(guest));
  return true;
}

/** Whoever came from an adviser's landing page, and has no adviser, is that adviser's client from then on. */
async function keepAdviser(tx: Transaction, { id, person }: Pick<Claim, "id" | "person">): Promise<void> {
  if (person.role !== "investor") return;
  const adviserId = sql`(select ${plans.adviserId} from ${plans} where ${plans.id} = ${id})`;
  await tx
    .update(users)
    .set({ adviserId })
    .where(and(eq(users.id, person.userId), isNull(users.adviserId)));
}
