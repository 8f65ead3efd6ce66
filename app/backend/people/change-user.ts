import { and, eq } from "drizzle-orm";
import type { UserChanges } from "~/contract/user-operations";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { deleteOtherImages } from "../images/images";
import { users } from "../store/schema";
import { matchUsersOf } from "./rights";
import { openDetails, sealDetails } from "./users";
import type { UserDetails } from "./users";

/**
 * Changes what is given of an account that the person may change; a detail that is given as an empty text goes.
 * @returns whether there is such an account
 */
export async function changeUser(
  tx: Transaction,
  person: Person,
  { userId, changes }: { userId: number; changes: UserChanges },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(matchUsersOf(person, "change"), eq(users.id, userId)))
    .for("update");
  if (!row) return false;
  const { photo = row.photo, segment = row.segment, ...details } = changes;
  const all: UserDetails = { ...openDetails(row), ...details };
  const kept = Object.fromEntries(Object.entries(all).filter(([, detail]) => Boolean(detail)));
  await tx
    .update(users)
    .set({ detailsEncrypted: sealDetails(userId, kept), photo: photo || null, segment })
    .where(eq(users.id, userId));
  if (changes.photo !== undefined) await deleteOtherImages(tx, userId, photo || null);
  return true;
}
