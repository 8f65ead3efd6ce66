import { hkdfSync } from "node:crypto";
import { getEnvironment } from "./environment";

/**
 * A key of 32 bytes for one purpose, derived from the session secret (HKDF), so that what is made with one key can never
 * be passed off as what another makes, and no library is handed the secret itself.
 */
export function deriveKey(purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync("sha256", getEnvironment().SESSION_SECRET, "", purpose, 32));
}
