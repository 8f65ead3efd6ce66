import { deletePasskeysOf, lockHolder } from "../session/passkeys";
import { endSessions } from "../session/sessions";
import type { Transaction } from "../store/connection";
import { issuePass } from "./staff-passkeys";

/**
 * Deletes the passkeys of a staff member who has lost them, and ends their sessions, including one opened
 * with a code, in which an attacker may wait for this.
 * @returns the pass for adding another passkey, and its expiry
 */
export async function exchangeForPass(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ pass: string; until: Date }> {
  await lockHolder(tx, userId);
  await deletePasskeysOf(tx, userId, now);
  await endSessions(tx, { userId });
  return issuePass(tx, userId, now);
}
