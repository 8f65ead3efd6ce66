import { expect } from "vitest";

/**
 * Asks for what may be a PDF, and again while it is not drawn: on a machine that others keep busy the site tells a reader to try
 * again, and draws on.
 */
export async function askUntilDrawn<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  if (answer.status === 503) await expect.poll(async () => (answer = await ask()).status).not.toBe(503);
  return answer;
}
