import { sayPhoneNumber } from "~/base/operator";
import { writeInstant } from "~/words/plan/write-figures";
import { findOperator } from "../process/operator";
import type { Person } from "./person";

/**
 * How long after a change of cell number irreversible actions are blocked, and how long before the change a
 * passkey must have been added to count as independent of it.
 */
const HOLD_MILLISECONDS = 24 * 3_600_000;

/** When the account's number was changed, and when the session's passkey was added; null for never. */
type Dates = { numberChangedAt: Date | null; passkeyAddedAt: Date | null };

/**
 * Returns until when a session is blocked from irreversible actions. An attacker who has taken over a cell
 * number gets its codes, and can add a passkey just before they change it, but has none that is a day older.
 */
export function findHold({ numberChangedAt, passkeyAddedAt }: Dates, now: Date): Date | undefined {
  if (!numberChangedAt) return undefined;
  const changed = numberChangedAt.getTime();
  if (passkeyAddedAt && passkeyAddedAt.getTime() <= changed - HOLD_MILLISECONDS) return undefined;
  const until = new Date(changed + HOLD_MILLISECONDS);
  return now < until ? until : undefined;
}

/** Returns why and until when a person has to wait; undefined if they do not. */
export function explainHold(person: Person | undefined): { message: string } | undefined {
  if (!person || person.role === "guest" || !person.heldUntil) return undefined;
  const when = writeInstant(person.heldUntil.toISOString());
  const operator = sayPhoneNumber(findOperator());
  return {
    message: `The cell number of this account was changed less than a day ago. What cannot be undone has to wait until ${when}. If you still have a passkey from more than a day before the change, log in with it. You did not change it? Call us on ${operator}`,
  };
}
