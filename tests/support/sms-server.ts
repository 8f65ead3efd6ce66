import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the gateway: an SMS to a number in the international form. */
export type AskedSms = { to: string; body: string; deduplicationId: string; at: number };

/** The gateway's reaction: it accepts, responds with a status, or fails as networks do. */
export type Behaviour = "accept" | "accept and lose the answer" | "hang" | number;

/** A server that speaks the part of BulkSMS's JSON REST API that we use. */
export type SmsServer = {
  /** For SMS_URL. */
  url: string;
  asked: AskedSms[];
  /** The messages that a phone would receive: one for each deduplication id. */
  delivered: AskedSms[];
  /** Sets the reactions to the next requests, in order; all later ones are accepted. */
  behaveNext: (...behaviours: Behaviour[]) => void;
  close: () => Promise<void>;
};

const TITLES: Record<number, { type: string; title: string }> = {
  400: { type: "bad-request", title: "Bad Request" },
  401: { type: "unauthorized", title: "Unauthorized" },
  403: { type: "insufficient-credits", title: "Insufficient Credits" },
};

/** Starts the server on a free port, for one user. */
export async function serveSms({ user, password }: { user: string; password: string }): Promise<SmsServer> {
  const asked: AskedSms[] = [];
  const delivered: AskedSms[] = [];
  const next: Behaviour[] = [];
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://gateway");
    if (request.method !== "POST" || pathname !== "/v1/messages") return refuse(response, 404);
    if (request.headers.authorization !== authorization) return refuse(response, 401);
    if (request.headers["content-type"] !== "application/json") return refuse(response, 415);
    const entries = JSON.parse(Buffer.concat(chunks).toString()) as { to: string; body: string }[];
    const deduplicationId = searchParams.get("deduplication-id") ?? "";
    if (!/^\d{1,10}$/.test(deduplicationId) || Number(deduplicationId) > 2_147_483_647)
      return refuse(response, 400);
    const messages = entries.map(({ to, body }) => ({ to, body, deduplicationId, at: Date.now() }));
    asked.push(...messages);
    const behaviour = next.shift() ?? "accept";
    if (behaviour === "hang") return;
    if (typeof behaviour === "number") return refuse(response, behaviour);
    if (!delivered.some((message) => message.deduplicationId === deduplicationId))
      delivered.push(...messages);
    if (behaviour === "accept and lose the answer") return void response.destroy();
    const sent = entries.map(({ to, body }, place) => ({
      id: `4023457654${place}`,
      type: "SENT",
      from: "27007654321",
      to: to.slice(1),
      body,
      encoding: "TEXT",
      status: { id: "ACCEPTED.null", type: "ACCEPTED" },
      submission: { id: "1-00000000000522347562", date: new Date().toISOString() },
    }));
    response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify(sent));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    delivered,
    behaveNext: (...behaviours) => void next.push(...behaviours),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  const { type, title } = TITLES[status] ?? { type: "other", title: "Other" };
  const problem = { type: `https://developer.bulksms.com/json/v1/errors#${type}`, title, status };
  const headers = { "Content-Type": "application/json", Location: "https://elsewhere.example/v1/messages" };
  response.writeHead(status, headers).end(JSON.stringify(problem));
}
