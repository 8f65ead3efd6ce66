import { deriveKey } from "../process/derive-key";
import { keepOne } from "../process/singleton";

/** The key that seals bearers. */
export function getTokenKey(): Uint8Array {
  return keepOne("bearer key", () => deriveKey("guest token"));
}
