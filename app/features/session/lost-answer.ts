import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Stands in for the answer to a form when none came: the connection is gone, or the server is. */
export type LostAnswer = { isLost: true; fieldErrors: Record<string, string>; notice: string };

/**
 * Asks the server by script, and keeps the page with all that was typed when it cannot be reached or fails.
 * @throws Response where the server leads elsewhere or refuses
 */
export async function askOrKeepForm<Answer>(ask: () => Promise<Answer>): Promise<Answer | LostAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response && error.status < 500) throw error;
    const notice =
      "Your answers did not reach us. They are still on this page: check your connection, and press the button again.";
    return { isLost: true, fieldErrors: {}, notice };
  }
}

/** After a lost answer there is nothing to fetch anew, and asking would only lose the page as well. */
export const skipWhenLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.isLost ? false : defaultShouldRevalidate;
