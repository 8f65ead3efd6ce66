import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection to a database that can go silent, as when a machine in between fails. */
export type Proxy = {
  /** The database's address through this proxy. */
  url: string;
  /** Existing connections stop carrying data without being closed; new ones work. */
  swallow: () => void;
  /** As `swallow`, and new connections are accepted without an answer, as by a database stopped with SIGSTOP. */
  hang: () => void;
  /** Resumes with new connections; silent ones break. */
  goOn: () => void;
  close: () => Promise<void>;
};

export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    if (isHanging) return void open.add(near.on("error", () => undefined).resume());
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const swallow = () => {
    for (const socket of open) socket.unpipe().resume();
  };
  return {
    url: url.href,
    swallow,
    hang: () => {
      isHanging = true;
      swallow();
    },
    goOn: () => {
      isHanging = false;
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
