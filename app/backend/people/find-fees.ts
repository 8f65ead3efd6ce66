import { eq } from "drizzle-orm";
import type { FeeOverrides } from "~/engine";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { users } from "../store/schema";

/** Returns the fees agreed with a person, for their plans; those of the basis apply to a guest. */
export async function findFees(store: DatabaseOrTransaction, person: Person): Promise<FeeOverrides> {
  if (person.role === "guest") return {};
  const [row] = await store.select({ fees: users.fees }).from(users).where(eq(users.id, person.userId));
  return row?.fees ?? {};
}
