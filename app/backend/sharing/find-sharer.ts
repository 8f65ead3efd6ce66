import { eq } from "drizzle-orm";
import { nameUser, ROLE_NAMES } from "~/contract/account/user";
import { openDetails } from "../people/users";
import type { Plan } from "../plans/plans";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { users } from "../store/schema";
import type { Sharer } from "./links";

/** The maker of a link, and their id in the audit log; a guest has none. */
export type Maker = { sharer: Sharer; subjectId: string | null };

/** Describes the person who shares a plan: its owner by preferred name, or an adviser by name and role. */
export async function findSharer(store: DatabaseOrTransaction, person: Person, plan: Plan): Promise<Maker> {
  const called = plan.record.first_name;
  if (person.role === "guest") return { sharer: { name: called }, subjectId: null };
  const [row] = await store.select().from(users).where(eq(users.id, person.userId));
  if (!row) throw new Error("an account that is logged in is gone");
  const { subjectId } = row;
  const details = openDetails(row);
  if (person.role === "investor")
    return { sharer: { name: details.preferredName ?? called ?? details.firstNames }, subjectId };
  return { sharer: { name: nameUser(details), role: ROLE_NAMES[person.role] }, subjectId };
}
