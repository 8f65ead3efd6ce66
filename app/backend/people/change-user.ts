import { and, eq } from "drizzle-orm";
import type { UserChanges } from "~/contract/account/user-operations";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { deleteOtherImages } from "./images";
import { users } from "../store/schema";
import { type Corrected, noteCorrected } from "./correction-notes";
import { followStaffStatus } from "./fee-segment";
import { keepNameBeginnings } from "./name-beginnings";
import { matchUsersOf } from "./rights";
import { openDetails, sealDetails, type UserDetails } from "./users";

/** Details whose correction by their holder is noted in the records. */
const NOTED = {
  preferredName: "preferred name",
  firstNames: "first names",
  surname: "surname",
  email: "email address",
} as const satisfies Partial<Record<keyof UserDetails, Corrected>>;

/**
 * Changes the given details of an account that the person may change; an empty text removes a detail.
 * People's corrections of their own details are noted with the date.
 * @returns the email address that was replaced or removed, if one was; or a refusal: no such account, or no
 *   right to change its segment
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

/** Lists details that have changed; one that is filled in for the first time is no correction. */
function listCorrected(before: UserDetails, after: UserDetails) {
  return Object.entries(NOTED).flatMap(([field, words]) => {
    const [was, is] = [before, after].map((details) => details[field as keyof typeof NOTED]);
    return was && was !== (is ?? "") ? [words] : [];
  });
}
