import { hkdfSync } from "node:crypto";
import { getEnvironment } from "./environment";

type Key = Uint8Array<ArrayBuffer>;

/**
 * Derives 32-byte keys for one purpose, one from each session secret (HKDF). What is made with one key can never pass as
 * made with another, and no library gets a secret itself.
 * @returns the key to make things with, and then those of older secrets, which only open what was made before
 */
export function deriveKeys(purpose: string): [Key, ...Key[]] {
  const [current = "", ...older] = getEnvironment().SESSION_SECRET;
  const derive = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  return [derive(current), ...older.map(derive)];
}
