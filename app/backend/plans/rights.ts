import { eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { PLAN_REACH } from "~/contract/wire/rights";
import { accountKey, ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { guestClients, plans } from "../store/schema";

/** The access to a plan that a person needs. */
export type Access = "see" | "change";

/** The SQL condition for plans that a person may see or change; every query on a person's behalf has it. */
export function matchPlansOf(person: Person, access: Access): SQL {
  const matches = PLAN_REACH[person.role][access].map((whose) =>
    whose === "clients" && person.role !== "guest"
      ? matchPlansOfClients(person.userId)
      : matchOwnPlans(ownerKey(person)),
  );
  return or(sql`false`, ...matches) ?? sql`false`;
}

/** Matches the plans of an adviser's clients, and of guests who came from the adviser's landing page. */
function matchPlansOfClients(adviserId: number): SQL {
  return sql`(${eq(plans.adviserId, adviserId)} and ${isNull(plans.restrictedAt)})`;
}

/** Matches the plans of one client by user number. The caller must also check whose client it is. */
export function matchPlansOfClient(store: DatabaseOrTransaction, client: number): SQL {
  const guest = store
    .select({ guestId: guestClients.guestId })
    .from(guestClients)
    .where(eq(guestClients.id, client));
  return or(eq(plans.ownerId, accountKey(client)), inArray(plans.ownerId, guest)) ?? sql`false`;
}

/** Matches an owner's own plans, without those that exist only for their records of advice. */
export function matchOwnPlans(ownerId: string): SQL {
  return sql`(${eq(plans.ownerId, ownerId)} and ${isNull(plans.restrictedAt)})`;
}
