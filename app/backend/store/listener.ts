import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { isShuttingDown } from "../process/shutdown";
import { describeConnection, getDirectUrl } from "./connection";

type Options = {
  channel: string;
  /** The connection's name in the database's list of connections. */
  name: string;
  hear: (payload: string) => void;
  reportError: (error: Error) => void;
};

/** `current` is the listening connection; undefined while it is being renewed, and after the end. */
type Ear = Options & { current: Client | undefined; isClosed: boolean };

const RECONNECT_MILLISECONDS = 1_000;

/**
 * Listens on a channel (`pg_notify`) with its own connection, which is renewed when it breaks. Notices sent
 * in between are lost.
 * @returns a function that stops listening
 */
export async function openListener(options: Options): Promise<() => Promise<void>> {
  const ear: Ear = { ...options, current: undefined, isClosed: false };
  await connect(ear);
  return async () => {
    const { current } = ear;
    ear.isClosed = true;
    ear.current = undefined;
    await current?.end();
  };
}

async function connect(ear: Ear): Promise<void> {
  const client = new Client(describeConnection(ear.name, getDirectUrl()));
  client.on("notification", ({ payload }) => ear.hear(payload ?? ""));
  client.on("error", (error) => {
    // pg reports a broken connection twice, and one that failed to open by rejecting as well.
    if (ear.current !== client) return;
    ear.current = undefined;
    void discard(client);
    void renew(ear, error);
  });
  try {
    await client.connect();
    await client.query(`listen ${ear.channel}`);
  } catch (error) {
    void discard(client);
    throw error;
  }
  if (ear.isClosed) await client.end();
  else ear.current = client;
}

async function renew(ear: Ear, error: Error): Promise<void> {
  if (ear.isClosed || isShuttingDown()) return;
  ear.reportError(error);
  await sleep(RECONNECT_MILLISECONDS, undefined, { ref: false });
  if (ear.isClosed || isShuttingDown()) return;
  await connect(ear).catch((failure: Error) => renew(ear, failure));
}

async function discard(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}
