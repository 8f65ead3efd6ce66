import type { IncomingMessage, ServerResponse } from "node:http";

/** Room for the largest picture that a phone takes. */
const LARGEST_REST_BYTES = 32 * 1024 * 1024;

/**
 * Says with the answer that the connection ends, if the body of the request is declared to be larger than anybody reads.
 * Otherwise a caller would send the next request on a connection that is about to be reset.
 */
export function closeBehindLarge(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_REST_BYTES) response.shouldKeepAlive = false;
}

/**
 * Reads the rest of the body of a request that has been answered, because it blocks the connection's next request. An
 * endless body ends the connection after 32 MiB.
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
