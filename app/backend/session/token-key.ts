import { deriveKey } from "../process/derive-key";
import { keepOne } from "../process/singleton";

/** The key that seals guest tokens. */
export function getTokenKey(): Uint8Array {
  return keepOne("guest token key", () => deriveKey("guest token"));
}
