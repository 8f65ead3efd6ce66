import { eq } from "drizzle-orm";
import { hasRight } from "~/contract/wire/rights";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import type { User } from "~/contract/account/user";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { users } from "../store/schema";
import { insertActs } from "./audit-entries";

type Status = { userId: number; segment: User["segment"]; by: Person; now: Date };

/**
 * Puts a person in the segment of their staff status, by which the highest fees are set. Whoever answers for them may say that
 * they are staff or family, which lowers those. That they are not, only they or an administrator say, or advisers could lift
 * what they may ask for.
 * @returns whether it may be
 */
export async function followStaffStatus(
  tx: Transaction,
  { userId, segment, by, now }: Status,
): Promise<boolean> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row || by.role === "guest") return false;
  if (row.segment === segment) return true;
  const isOwn = by.userId === userId;
  if (segment === "NFPGEN" && !isOwn && !hasRight(by.role, "managePeople")) return false;
  await tx.update(users).set({ segment }).where(eq(users.id, userId));
  if (isOwn) return true;
  // Each change is noted, also the second within the hour.
  const { subjectId } = row;
  await insertActs(tx, [{ subjectId, actorId: by.userId, verb: "changed fee segment", at: now }]);
  return true;
}

/** The same as the answers to the survey say; an adviser's no changes nothing. */
export async function followAnswers(
  tx: Transaction,
  { answers, ...status }: Omit<Status, "segment"> & { answers: SurveyRecord },
): Promise<void> {
  const { is_staff_or_family: said } = answers;
  if (said) await followStaffStatus(tx, { ...status, segment: said === "yes" ? "NFPSTFF" : "NFPGEN" });
}
