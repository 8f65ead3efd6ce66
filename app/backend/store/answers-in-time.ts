import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_MILLISECONDS = 2_000;

/** Tells whether something answers within two seconds; one that refuses or says nothing does not. */
export async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(LONGEST_MILLISECONDS, false, { ref: false })]);
}
