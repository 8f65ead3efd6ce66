import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range of outgoing connections, so that none of these takes the port in the meantime. */
const PORTS = [20_000, 32_000] as const;

/** A TCP port of this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

/** Tells whether a port of this machine is free. */
export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      ["EADDRINUSE", "EACCES"].includes(error.code ?? "") ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
