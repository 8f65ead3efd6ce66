import { decryptField, encryptField } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";

/** Such a token is found nowhere but in its mail, so it has no row. */
const PLACE: SealedPlace = { column: "no-mail token", row: "" };

/** The token with which the receiver of a mail stops further ones, without logging in. It says to nobody else whose it is. */
export function sealNoMailToken(userId: number): string {
  return encryptField(String(userId), PLACE);
}

/** Whose mails a token stops; undefined if it is not one of ours. */
export function openNoMailToken(token: string): number | undefined {
  try {
    return Number(decryptField(token, PLACE));
  } catch {
    return undefined;
  }
}
