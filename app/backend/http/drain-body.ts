import type { IncomingMessage } from "node:http";

const LARGEST_REST_BYTES = 1024 * 1024;

/**
 * Takes what is left of the body of a request that has been answered, as it lies in the way of the connection's next
 * request. Of a body without end we take one MiB; Node then closes the connection when nothing has moved for a while.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.readableEnded) return;
  let bytes = 0;
  // Whoever was reading has given up, and would pause the stream again.
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_REST_BYTES) request.pause();
  });
  request.resume();
}
