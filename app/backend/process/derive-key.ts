import { hkdfSync } from "node:crypto";
import { getEnvironment } from "./environment";

/**
 * Derives a 32-byte key for one purpose from the session secret (HKDF). What is made with one key can never pass as
 * made with another, and no library gets the secret itself.
 */
export function deriveKey(purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync("sha256", getEnvironment().SESSION_SECRET, "", purpose, 32));
}
