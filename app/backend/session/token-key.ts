import { deriveKeys } from "../process/derive-key";
import { keepOne } from "../process/singleton";

/** The keys of bearers: the first seals, all open. */
export function getTokenKeys() {
  return keepOne("bearer keys", () => deriveKeys("guest token"));
}
