import type { IncomingMessage, ServerResponse } from "node:http";

/** Enough for the largest photo that a phone takes. */
const LARGEST_REST_BYTES = 32 * 1024 * 1024;

/**
 * Sends `Connection: close` if the declared body exceeds what is drained. Otherwise the client would send its
 * next request on a connection that is about to be reset.
 */
export function closeBehindLarge(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_REST_BYTES) response.shouldKeepAlive = false;
}

/**
 * Reads the rest of an answered request's body, because it blocks the connection's next request. An endless
 * body ends the connection after 32 MiB.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.readableEnded) return;
  let bytes = 0;
  // The earlier reader has given up and would pause the stream again.
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_REST_BYTES) request.destroy();
  });
  request.resume();
}
