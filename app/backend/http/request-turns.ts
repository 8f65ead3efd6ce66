import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Turn = Exchange & { handle?: () => void };

/** As many as no client has a use for; a client may send 2 500 in the 64 KiB that Node reads at once. */
const MOST_WAITING = 256;

/**
 * Makes what has the requests of a connection handled one after another. Node would have all that a client sends ahead
 * (pipelined) handled at once, and keep the answers for as long as the client reads none.
 * @param begin called with each request when it is its turn, before it is handled
 * @returns to be called with each request that arrives, before its server handles it
 */
export function makeRequestTurns(
  begin: (exchange: Exchange) => void,
): (server: Server, exchange: Exchange) => void {
  const servers = new WeakSet<Server>();
  /** The requests of each connection that are not answered yet, in the order in which they came. */
  const lines = new WeakMap<Socket, Turn[]>();
  /** What was sent ahead and whose turn on its connection has come. */
  const next: (() => void)[] = [];

  /** Node takes in one connection between two of them, behind however many that send ahead. */
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
    // Node assigns no connection to an answer that cannot be sent any more.
    if (!turn?.response.socket) return;
    const { request, response, handle } = turn;
    response.once("close", () => goOn(line));
    if (line.length === 1) request.socket.resume();
    // Of its own, so that nothing of the last request is still current. What has no handler Node has answered itself.
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
