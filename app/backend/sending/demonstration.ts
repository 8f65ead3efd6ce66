import { getEnvironment } from "../process/environment";
import { isLoopbackName } from "../process/loopback.mjs";

/**
 * True if this site is a demonstration: only this machine can name it, so messages that it cannot send may be
 * written to local files.
 */
export function isDemonstration(): boolean {
  return isLoopbackName(new URL(getEnvironment().PUBLIC_URL).hostname);
}
