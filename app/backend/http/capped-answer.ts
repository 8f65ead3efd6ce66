/**
 * Reads what another site answers, up to a number of bytes. What is larger, or never ends, is cut off with its
 * connection.
 * @throws Error if the answer is larger, or breaks off
 */
export async function readCappedAnswer(
  answer: Response,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // To leave this loop cancels the body.
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`the answer is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
