import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKeys } from "../process/derive-key";
import { singleton } from "../process/singleton";

const CODE_DIGITS = 6;

/** The most guesses, and the most codes sent, per request. */
export const MOST_ATTEMPTS = 5;
export const MOST_SENDS = 3;

/**
 * Derives a request's code from its random id and the number of the send, so that no code is stored or
 * queued.
 * @param send 1 for the first code of a request
 */
export function deriveCode(requestId: string, send: number): string {
  return derive(requestId, send, getKeys()[0]);
}

const getKeys = () => singleton("code keys", () => deriveKeys("one-time code"));

function derive(requestId: string, send: number, key: Uint8Array): string {
  const digest = createHmac("sha256", key).update(`${requestId} ${send}`).digest();
  // The remainder of 48 bits is practically unbiased.
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, "0");
}

/** True if a typed code is one of those sent for a request; spaces between its digits are ignored. */
export function isCodeOf({ id, sends }: { id: string; sends: number }, typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^[0-9]{6}$/.test(digits)) return false;
  const codes = getKeys().flatMap((key) =>
    Array.from({ length: sends }, (_, sent) => derive(id, sent + 1, key)),
  );
  return codes.filter((code) => timingSafeEqual(Buffer.from(code), Buffer.from(digits))).length > 0;
}
