import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerHere } from "../../app/backend/door.server";

/** Serves this process's API over HTTP on a free port, for tests that need a socket. */
export async function serveApi(handle = answerHere): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void answer(handle, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

async function answer(
  handle: typeof answerHere,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const request = new Request(new URL(incoming.url ?? "/", "http://127.0.0.1"), {
    method: incoming.method,
    headers: incoming.headers as Record<string, string>,
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  });
  const response = await handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}
