import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createProxyServer } from "httpxy";

/** Spreads requests over a site's web processes in turn, as an operator's load balancer does. */
export type LoadBalancer = {
  /** `http://localhost:PORT`, for visitors. */
  origin: string;
  /** Adds a process; it gets requests while it reports that it is ready. */
  add: (origin: string) => Promise<void>;
  /** Removes a process that has ended. */
  remove: (origin: string) => void;
  close: () => Promise<void>;
};

const LOOK_MILLISECONDS = 100;

/** Does not retry: a request to a process that has stopped listening fails. */
export async function openLoadBalancer(): Promise<LoadBalancer> {
  const isReady = new Map<string, boolean>();
  const closing = new AbortController();
  const proxy = createProxyServer();
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = [...isReady].filter(([, is]) => is).map(([origin]) => origin);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) return void response.writeHead(503).end();
    proxy.web(request, response, { target, xfwd: true }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const look = async (origin: string) => {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (isReady.has(origin)) isReady.set(origin, answer?.status === 200);
  };
  const looking = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all([...isReady.keys()].map(look));
      await sleep(LOOK_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: async (origin) => {
      isReady.set(origin, false);
      await look(origin);
    },
    remove: (origin) => void isReady.delete(origin),
    close: async () => {
      closing.abort();
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
