import { expect } from "vitest";

/** How the site answers while the PDF of a plan, or of a record, is not drawn. */
const NOT_YET = [503, 202];

/**
 * Asks for what may be a PDF, and again while it is not drawn: on a machine that others keep busy the site tells a reader to try
 * again, and draws on.
 */
export async function askUntilDrawn<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  if (NOT_YET.includes(answer.status))
    await expect.poll(async () => NOT_YET.includes((answer = await ask()).status)).toBe(false);
  return answer;
}
