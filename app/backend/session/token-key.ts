import { deriveKeys } from "../process/derive-key";
import { singleton } from "../process/singleton";

/** The keys of bearers: the first seals, all open. */
export function getTokenKeys() {
  return singleton("bearer keys", () => deriveKeys("guest token"));
}
