import { defer } from "@remix-run/node";

/**
 * Hands a loader's data to its page, as `json` does, but as they are: `json` writes them into a response that the router
 * reads again before it renders the page, which takes a tenth of a survey step. Nothing in them may be a promise.
 */
export const handOver = defer;
