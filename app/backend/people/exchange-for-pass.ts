import { deletePasskeysOf, lockHolder } from "../session/passkeys";
import { endSessions } from "../session/sessions";
import type { Transaction } from "../store/connection";
import { givePass } from "./staff-passkeys";

/**
 * Deletes the passkeys of a member of staff who has lost them, and ends their sessions: also one that was begun with a code, in
 * which somebody may wait for this.
 * @returns the pass with which they add another, and until when
 */
export async function exchangeForPass(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ pass: string; until: Date }> {
  await lockHolder(tx, userId);
  await deletePasskeysOf(tx, userId, now);
  await endSessions(tx, { userId });
  return givePass(tx, userId, now);
}
