import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";

/** The tests of one file take less, on a slow machine too. */
const LONGEST_FILE_MILLISECONDS = 180_000;

function isMidnightNear(): boolean {
  const now = Date.now();
  return todayInSouthAfrica(new Date(now)) !== todayInSouthAfrica(new Date(now + LONGEST_FILE_MILLISECONDS));
}

while (isMidnightNear()) await sleep(500);

/** Today in South Africa, and still today when the file's tests are done: just before midnight the new day is waited for. */
export const today = todayInSouthAfrica(new Date());
