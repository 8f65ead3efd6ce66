import { getEnvironment } from "../process/environment";
import { isLoopbackName } from "../process/loopback.mjs";

/**
 * Tells whether this site is a demonstration: people on this machine alone can name it, so what it cannot send it may
 * write to files of this machine instead.
 */
export function isDemonstration(): boolean {
  return isLoopbackName(new URL(getEnvironment().PUBLIC_URL).hostname);
}
