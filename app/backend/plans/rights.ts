import { eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { PLAN_REACH } from "~/contract/wire/rights";
import { nameAccount, nameOwner } from "../session/person";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { guestClients, plans } from "../store/schema";

/** What a person wants to do with a plan. */
export type Access = "see" | "change";

/** The plans that a person may see or change, as a condition for every query of plans on a person's behalf. */
export function matchPlansOf(person: Person, access: Access): SQL {
  const matches = PLAN_REACH[person.role][access].map((whose) =>
    whose === "clients" && person.role !== "guest"
      ? matchPlansOfClients(person.userId)
      : matchOwnPlans(nameOwner(person)),
  );
  return or(sql`false`, ...matches) ?? sql`false`;
}

/** The plans of an adviser's clients, and of guests who came from the adviser's landing page. */
function matchPlansOfClients(adviserId: number): SQL {
  return sql`(${eq(plans.adviserId, adviserId)} and ${isNull(plans.restrictedAt)})`;
}

/** The plans of one client, by the number under which their adviser's lists name them. Whose client it is has to be asked besides. */
export function matchPlansOfClient(store: DatabaseOrTransaction, client: number): SQL {
  const guest = store
    .select({ guestId: guestClients.guestId })
    .from(guestClients)
    .where(eq(guestClients.id, client));
  return or(eq(plans.ownerId, nameAccount(client)), inArray(plans.ownerId, guest)) ?? sql`false`;
}

/** An owner's own plans. Those that only stay for their records of advice are nobody's any more. */
export function matchOwnPlans(ownerId: string): SQL {
  return sql`(${eq(plans.ownerId, ownerId)} and ${isNull(plans.restrictedAt)})`;
}
