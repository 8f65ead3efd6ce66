import { and, eq } from "drizzle-orm";
import type { UserChanges } from "~/contract/account/user-operations";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { deleteOtherImages } from "./images";
import { users } from "../store/schema";
import { noteCorrected } from "./correction-notes";
import type { Corrected } from "./correction-notes";
import { followStaffStatus } from "./fee-segment";
import { keepNameBeginnings } from "./name-beginnings";
import { matchUsersOf } from "./rights";
import { openDetails, sealDetails } from "./users";
import type { UserDetails } from "./users";

/** Details whose correction by their holder is noted in the records. */
const NOTED = {
  preferredName: "preferred name",
  firstNames: "first names",
  surname: "surname",
  email: "email address",
} as const satisfies Partial<Record<keyof UserDetails, Corrected>>;

/**
 * Changes what is given of an account that the person may change; a detail that is given as an empty text goes. What
 * people correct about themselves is noted with its date.
 * @returns the email address that another took the place of, or that went, if one did; or why not: there is no such account, or
 *   its segment is not the person's to change
 */
export async function changeUser(
  tx: Transaction,
  person: Person,
  { userId, changes, now }: { userId: number; changes: UserChanges; now: Date },
): Promise<{ formerEmail?: string } | "notFound" | "forbidden"> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(matchUsersOf(person, "change"), eq(users.id, userId)))
    .for("update");
  if (!row) return "notFound";
  const { photo = row.photo, segment = row.segment, ...details } = changes;
  if (!(await followStaffStatus(tx, { userId, segment, by: person, now }))) return "forbidden";
  const before = openDetails(row);
  const all: UserDetails = { ...before, ...details };
  const kept = Object.fromEntries(Object.entries(all).filter(([, detail]) => Boolean(detail)));
  await tx
    .update(users)
    .set({ detailsEncrypted: sealDetails(userId, kept), photo: photo || null })
    .where(eq(users.id, userId));
  await keepNameBeginnings(tx, userId, kept);
  const corrected = listCorrected(before, all);
  if (person.role !== "guest" && person.userId === userId && corrected.length > 0)
    await noteCorrected(tx, { userId, corrected, now });
  if (changes.photo !== undefined) await deleteOtherImages(tx, userId, photo || null);
  const isReplaced = before.email?.toLowerCase() !== all.email?.toLowerCase();
  return isReplaced ? { formerEmail: before.email } : {};
}

/** What was there before and is another now; what is filled in for the first time is no correction. */
function listCorrected(before: UserDetails, after: UserDetails) {
  return Object.entries(NOTED).flatMap(([field, words]) => {
    const [was, is] = [before, after].map((details) => details[field as keyof typeof NOTED]);
    return was && was !== (is ?? "") ? [words] : [];
  });
}
