import { expect } from "vitest";

/** How the site answers while the PDF of a plan, or of a record, is not drawn. */
const NOT_YET = 202;

/**
 * Asks for what may be a PDF, and again while it is not drawn: on a machine that others keep busy the site's page asks again, and
 * the site draws on.
 */
export async function askUntilDrawn<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  if (answer.status === NOT_YET)
    await expect.poll(async () => (answer = await ask()).status).not.toBe(NOT_YET);
  return answer;
}
