import { sayPhoneNumber } from "~/base/operator";
import { writeInstant } from "~/words/plan/write-figures";
import { findOperator } from "../process/operator";
import type { Person } from "./person";

/** How long after another cell number took the place of theirs somebody can do nothing that cannot be undone. */
const HOLD_MILLISECONDS = 24 * 3_600_000;

/** When the number of an account was changed, and the passkey of a session was added; null for never. */
type Dates = { numberChangedAt: Date | null; passkeyAddedAt: Date | null };

/**
 * Until when a session does nothing that cannot be undone: whoever has taken over a cell number gets its codes, but has no
 * passkey of before.
 */
export function findHold({ numberChangedAt, passkeyAddedAt }: Dates, now: Date): Date | undefined {
  if (!numberChangedAt) return undefined;
  if (passkeyAddedAt && passkeyAddedAt < numberChangedAt) return undefined;
  const until = new Date(numberChangedAt.getTime() + HOLD_MILLISECONDS);
  return now < until ? until : undefined;
}

/** Why somebody has to wait, and until when; undefined if they do not. */
export function explainHold(person: Person | undefined): { message: string } | undefined {
  if (!person || person.role === "guest" || !person.heldUntil) return undefined;
  const when = writeInstant(person.heldUntil.toISOString());
  const operator = sayPhoneNumber(findOperator());
  return {
    message: `The cell number of this account was changed less than a day ago, so what cannot be undone has to wait until ${when}. With a passkey that you added before the change you can log in and do it now. You did not change it? Call us on ${operator}`,
  };
}
