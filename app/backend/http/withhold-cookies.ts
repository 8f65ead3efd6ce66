import type { ServerResponse } from "node:http";

/**
 * Removes all cookies from a response. A browser sends none of ours with another site's request, so those in
 * the response would replace the CSRF token of open forms, and the session.
 */
export function withholdCookies(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader("Set-Cookie");
    return writeHead(...head);
  };
}
