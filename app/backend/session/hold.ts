import { sayPhoneNumber } from "~/base/operator";
import { writeInstant } from "~/words/plan/write-figures";
import { findOperator } from "../process/operator";
import type { Person } from "./person";

/**
 * How long after another cell number took the place of theirs somebody can do nothing that cannot be undone, and how long
 * before it a passkey was added that nobody added for the change.
 */
const HOLD_MILLISECONDS = 24 * 3_600_000;

/** When the number of an account was changed, and the passkey was added that opened a session; null for never. */
type Dates = { numberChangedAt: Date | null; passkeyAddedAt: Date | null };

/**
 * Until when a session does nothing that cannot be undone: whoever has taken over a cell number gets its codes, and with
 * one of them can add a passkey just before they change it; they have none of a day before.
 */
export function findHold({ numberChangedAt, passkeyAddedAt }: Dates, now: Date): Date | undefined {
  if (!numberChangedAt) return undefined;
  const changed = numberChangedAt.getTime();
  if (passkeyAddedAt && passkeyAddedAt.getTime() <= changed - HOLD_MILLISECONDS) return undefined;
  const until = new Date(changed + HOLD_MILLISECONDS);
  return now < until ? until : undefined;
}

/** Why somebody has to wait, and until when; undefined if they do not. */
export function explainHold(person: Person | undefined): { message: string } | undefined {
  if (!person || person.role === "guest" || !person.heldUntil) return undefined;
  const when = writeInstant(person.heldUntil.toISOString());
  const operator = sayPhoneNumber(findOperator());
  return {
    message: `The cell number of this account was changed less than a day ago. What cannot be undone has to wait until ${when}. If you still have a passkey from more than a day before the change, log in with it. You did not change it? Call us on ${operator}`,
  };
}
