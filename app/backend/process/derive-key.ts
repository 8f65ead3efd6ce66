import { hkdfSync } from "node:crypto";
import { getEnvironment } from "./environment";

type Key = Uint8Array<ArrayBuffer>;

/**
 * Derives 32-byte keys for one purpose, one from each session secret (HKDF), so that output of one key is
 * never valid under another, and no library gets a secret itself.
 * @returns the current key, then those of older secrets, which are only for opening and verifying
 */
export function deriveKeys(purpose: string): [Key, ...Key[]] {
  const [current = "", ...older] = getEnvironment().SESSION_SECRET;
  const derive = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  return [derive(current), ...older.map(derive)];
}
