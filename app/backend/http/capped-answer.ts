/**
 * Reads another site's response up to a number of bytes. A larger or endless one is cut off together with its
 * connection.
 * @throws Error if the response is larger, or breaks off
 */
export async function readCappedAnswer(
  { body }: Response,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      // Not awaited: the outcome of the cancellation does not matter.
      void reader.cancel().catch(() => undefined);
      throw new Error(`the answer is larger than ${mostBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
