import { eq } from "drizzle-orm";
import { deletePasskeysOf } from "../session/passkeys";
import type { LoggedIn } from "../session/person";
import { endSessions } from "../session/sessions";
import type { Transaction } from "../store/connection";
import { users } from "../store/schema";
import { auditAct } from "./audit-entries";
import { closeDesk, countClientsOf, isLastAdministrator } from "./staff";

type Change = { userId: number; isActive: boolean; by: LoggedIn; now: Date };

/**
 * Closes or reopens an account; does nothing if it is so already.
 * @returns the reason for a refusal; undefined on success
 */
export async function setActive(
  tx: Transaction,
  { userId, isActive, by, now }: Change,
): Promise<"notFound" | "ownAccount" | "hasClients" | "lastAdministrator" | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!row) return "notFound";
  if (row.isActive === isActive) return undefined;
  if (!isActive) {
    if (userId === by.userId) return "ownAccount";
    if ((await countClientsOf(tx, userId)) > 0) return "hasClients";
    if (await isLastAdministrator(tx, userId)) return "lastAdministrator";
    await closeDesk(tx, userId);
    // One of them may be a thief's, who would return with the account.
    await deletePasskeysOf(tx, userId, now);
  }
  // Sessions of a closed account let nobody in but explain why. None may revive with the account.
  if (isActive) await endSessions(tx, { userId });
  await tx.update(users).set({ isActive }).where(eq(users.id, userId));
  await auditAct(tx, { act: isActive ? "activated" : "deactivated", userId, by, now });
  return undefined;
}
