import type { ServerResponse } from "node:http";

/**
 * Sends an answer without cookies, whoever sets them. To a page of another site a browser sends none of ours along, and those
 * of the answer would take their place: the token of the forms that are open, and the session.
 */
export function withholdCookies(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader("Set-Cookie");
    return writeHead(...head);
  };
}
