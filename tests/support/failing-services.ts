import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Site, startServer } from "./server";

/** A response that does not follow the wire's format. */
export type ForeignAnswer = "none" | { status: number; type?: string; text?: string };

/**
 * The site's pages in front of another server's services, some of whose calls fail at once, without an answer
 * of the wire.
 */
export type FailingServices = {
  /** The address of those pages. */
  origin: string;
  /** The calls that fail, such as `PUT /api/plan`. */
  refused: Set<string>;
  /** Sets the message of failing calls, if they have one. */
  say: (words: string | undefined) => void;
  /** Sets one response for every call, which may be none at all; undefined restores the services' own. */
  answerAll: (answer: ForeignAnswer | undefined) => void;
  /** Delays every answer of the services by so many milliseconds. */
  delayAll: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/**
 * Starts pages in front of a server's services. Both share its database and its secrets, so a guest may go to
 * either.
 */
export async function startBeforeFailing(services: Site): Promise<FailingServices> {
  const refused = new Set<string>();
  let said: string | undefined;
  let all: ForeignAnswer | undefined;
  let delay = 0;
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
    if (delay > 0) await setTimeout(delay);
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
    delayAll: (milliseconds) => void (delay = milliseconds),
    stop: async () => {
      await pages.stop();
      between.close();
      between.closeAllConnections();
    },
  };
}
