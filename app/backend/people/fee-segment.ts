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
 * Sets a person's segment, and so their maximum fees, from their staff status. Everyone who may answer for
 * them can say that they are staff or family, which lowers the maxima. Only they or an administrator can say
 * that they are not, since otherwise advisers could raise their own maximum fees.
 * @returns whether it is allowed
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
  // Each change is logged, even a second one within the hour.
  const { subjectId } = row;
  await insertActs(tx, [{ subjectId, actorId: by.userId, verb: "changed fee segment", at: now }]);
  return true;
}

/** The same from the survey's answers; a "no" from an adviser changes nothing. */
export async function followAnswers(
  tx: Transaction,
  { answers, ...status }: Omit<Status, "segment"> & { answers: SurveyRecord },
): Promise<void> {
  const { is_staff_or_family: said } = answers;
  if (said) await followStaffStatus(tx, { ...status, segment: said === "yes" ? "NFPSTFF" : "NFPGEN" });
}
