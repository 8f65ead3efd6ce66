import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_MILLISECONDS = 2_000;

/** True if a check succeeds within two seconds; false if it fails or hangs. */
export async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(LONGEST_MILLISECONDS, false, { ref: false })]);
}
