import { defer } from "@remix-run/node";

/**
 * Hands a loader's data to its page, as `json` does, but as they are: `json` writes them into a response that the router
 * reads again before it renders the page, which takes a tenth of a survey step. Nothing in them may be a promise.
 */
export const handOver = defer;

/**
 * Gives the answer to a script's request its plain type. As data still to come the router would fetch them anew after every
 * form, even one that never reached the server, and lose the page with all that was typed.
 */
export function sayNothingIsToCome(response: Response): Response {
  if (response.headers.get("Content-Type") === "text/remix-deferred")
    response.headers.set("Content-Type", "application/json; charset=utf-8");
  return response;
}
