import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range of outgoing connections, so that none of those takes the port in the meantime. */
const PORTS = [20_000, 32_000] as const;

/** Finds a TCP port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      ["EADDRINUSE", "EACCES"].includes(error.code ?? "") ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
