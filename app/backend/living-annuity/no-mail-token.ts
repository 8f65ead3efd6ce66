import { decryptField, encryptField, type SealedPlace } from "../store/encryption";

/** The token exists only in its mail, so it has no row. */
const PLACE: SealedPlace = { column: "no-mail token", row: "" };

/** Seals the token with which a recipient unsubscribes without logging in. It reveals nobody's identity. */
export function sealNoMailToken(userId: number): string {
  return encryptField(String(userId), PLACE);
}

/** Returns the recipient of a token; undefined if it is not one of ours. */
export function openNoMailToken(token: string): number | undefined {
  try {
    return Number(decryptField(token, PLACE));
  } catch {
    return undefined;
  }
}
