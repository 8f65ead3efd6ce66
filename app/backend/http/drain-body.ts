import type { IncomingMessage } from "node:http";

const LARGEST_REST_BYTES = 1024 * 1024;

/**
 * Reads the rest of the body of a request that has been answered, because it blocks the connection's next request. Of
 * an endless body it reads one MiB; Node then closes the idle connection.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.readableEnded) return;
  let bytes = 0;
  // The earlier reader has given up and would pause the stream again.
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_REST_BYTES) request.pause();
  });
  request.resume();
}
