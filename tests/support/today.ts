import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";

/** The longest time that the tests of one file take, even on a slow machine. */
const LONGEST_FILE_MILLISECONDS = 180_000;

function isMidnightNear(): boolean {
  const now = Date.now();
  return todayInSouthAfrica(new Date(now)) !== todayInSouthAfrica(new Date(now + LONGEST_FILE_MILLISECONDS));
}

while (isMidnightNear()) await sleep(500);

/**
 * Today in South Africa, which must still be today at the end of the file's tests: just before midnight it
 * waits for the new day.
 */
export const today = todayInSouthAfrica(new Date());
