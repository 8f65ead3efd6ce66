import path from "node:path";
import { getEnvironment } from "../process/environment";
import { onShutdown } from "../process/shutdown";
import { closeDatabase, openDatabase } from "./connection";
import { migrateDatabase, refuseOtherDatabase } from "./migrate";
import { refuseMissingKeys } from "./check-encryption-keys";
import { joinEmbeddedServer } from "./postgres/embedded-server";
import { keepRunning } from "./postgres/keep-running";

type Options = {
  /** Tells the person who starts the process where files are, if that may surprise. */
  say: (sentence: string) => void;
  reportError: (error: Error) => void;
};

/** Opens the configured database, or the embedded one, and migrates its tables. */
export async function openStore(options: Options): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = getEnvironment();
  const url = DATABASE_URL ?? (await startEmbedded(path.resolve(DATA_DIR), options));
  const directUrl = DATABASE_DIRECT_URL ?? url;
  await migrateDatabase(directUrl);
  if (DATABASE_DIRECT_URL) await refuseOtherDatabase(url, DATABASE_DIRECT_URL);
  await refuseMissingKeys(directUrl);
  openDatabase(url, { directUrl });
  onShutdown("database connections", closeDatabase);
}

async function startEmbedded(dataDir: string, { say, reportError }: Options): Promise<string> {
  const joining = joinEmbeddedServer({ dataDir });
  // Registered before the server is up: a signal during the start must not leave it running.
  onShutdown("embedded database", async () => (await joining).leave());
  const server = await joining;
  onShutdown("watch over the embedded database", keepRunning(server, reportError));
  if (server.notice) say(server.notice);
  return server.urlOf("postgres");
}
