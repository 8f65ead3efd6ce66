import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer } from "./server";
import type { Site } from "./server";

/** An answer that is not of the wire. */
export type ForeignAnswer = "none" | { status: number; type?: string; text?: string };

/** The site's pages in front of another server's services, some of whose calls fail at once, with no answer of the wire. */
export type FailingServices = {
  /** Where those pages are. */
  origin: string;
  /** The calls that fail: `PUT /api/plan`. */
  refused: Set<string>;
  /** What a service says when a call fails, if it says anything. */
  say: (words: string | undefined) => void;
  /** What every call is answered from now on, which may be nothing at all; undefined: as the services answer. */
  answerAll: (answer: ForeignAnswer | undefined) => void;
  stop: () => Promise<void>;
};

/** Starts pages in front of a server's services. Both share its database and its secrets, so a guest may go to either. */
export async function startBeforeFailing(services: Site): Promise<FailingServices> {
  const refused = new Set<string>();
  let said: string | undefined;
  let all: ForeignAnswer | undefined;
  const between = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const { port } = between.address() as AddressInfo;
  const pages = await startServer({
    databaseUrl: services.databaseUrl,
    environment: { BACKEND_URL: `http://127.0.0.1:${port}`, WORKER: "off", LIMIT_FACTOR: "1000" },
  });

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (all === "none") return;
    if (all)
      return void response.writeHead(all.status, all.type ? { "Content-Type": all.type } : {}).end(all.text);
    const path = (request.url ?? "").split("?")[0] ?? "";
    if (refused.has(`${request.method} ${path}`)) {
      const words = said === undefined ? "no answer of the wire" : JSON.stringify({ message: said });
      response.writeHead(500, { "Content-Type": "text/plain" }).end(words);
      return;
    }
    const headers = Object.fromEntries(
      [
        "authorization",
        "content-type",
        "processcontextid",
        "channelid",
        "entitycontext",
        "rsaidnr",
        "token",
      ].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const answer = await fetch(`${services.origin}${request.url}`, { method: request.method, headers, body });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  }

  return {
    origin: pages.origin,
    refused,
    say: (words) => void (said = words),
    answerAll: (answer) => void (all = answer),
    stop: async () => {
      await pages.stop();
      between.close();
      between.closeAllConnections();
    },
  };
}
