import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Turn = Exchange & { handle?: () => void };

/** More than any client needs; one may pipeline 2 500 in the 64 KiB that Node reads at once. */
const MOST_WAITING = 256;

/**
 * Makes a function that serialises the requests of each connection. Node would handle all pipelined requests
 * at once, and buffer the responses for as long as the client reads none.
 * @param begin called with each request when its turn comes, before it is handled
 * @returns a function to call with each request that arrives, before its server handles it
 */
export function makeRequestTurns(
  begin: (exchange: Exchange) => void,
): (server: Server, exchange: Exchange) => void {
  const servers = new WeakSet<Server>();
  /** Each connection's unanswered requests, in order of arrival. */
  const lines = new WeakMap<Socket, Turn[]>();
  /** Pipelined requests whose turn on their connection has come. */
  const next: (() => void)[] = [];

  /** Handles one request per event-loop turn, so that Node accepts other connections in between. */
  function handleOne(): void {
    const handle = next.shift();
    if (next.length > 0) setImmediate(handleOne);
    handle?.();
  }

  function haveWait(server: Server): void {
    if (servers.has(server)) return;
    servers.add(server);
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      const line = lines.get(request.socket);
      const turn = line?.at(-1);
      if (turn?.response !== response) return;
      const handle = () => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      if (turn === line?.[0]) return handle();
      turn.handle = () => {
        begin(turn);
        handle();
      };
    });
  }

  function openLine(socket: Socket): Turn[] {
    const line: Turn[] = [];
    lines.set(socket, line);
    // Node resumes a connection whenever it has read or sent enough.
    socket.on("resume", () => line.length > 1 && socket.pause());
    return line;
  }

  function goOn(line: Turn[]): void {
    line.shift();
    const [turn] = line;
    // Node assigns no socket to a response that can no longer be sent.
    if (!turn?.response.socket) return;
    const { request, response, handle } = turn;
    response.once("close", () => goOn(line));
    if (line.length === 1) request.socket.resume();
    // Scheduled separately, outside the last request's context. Without a handler, Node has answered itself.
    if (!handle) return;
    next.push(() => response.closed || handle());
    if (next.length === 1) setImmediate(handleOne);
  }

  return (server, exchange) => {
    haveWait(server);
    const { socket } = exchange.request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? openLine(socket);
    line.push(exchange);
    if (line.length > MOST_WAITING) socket.destroy();
    else if (line.length > 1) socket.pause();
    else {
      exchange.response.once("close", () => goOn(line));
      begin(exchange);
    }
  };
}
