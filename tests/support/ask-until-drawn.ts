import { expect } from "vitest";

/** The status while the PDF of a plan or a record is not drawn yet. */
const NOT_YET = 202;

/**
 * Asks for a PDF, and retries until it is drawn, as the site's page does: on a busy machine that may take a
 * while.
 */
export async function askUntilDrawn<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  if (answer.status === NOT_YET)
    await expect.poll(async () => (answer = await ask()).status).not.toBe(NOT_YET);
  return answer;
}
