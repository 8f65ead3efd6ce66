import path from "node:path";
import { getEnvironment } from "../process/environment";
import { onShutdown } from "../process/shutdown";
import { closeDatabase, describeConnection, openDatabase } from "./connection";
import { migrateDatabase, refuseOtherDatabase } from "./migrate";
import { joinEmbeddedServer } from "./postgres/embedded-server";
import { keepRunning } from "./postgres/keep-running";
import { Client } from "pg";
import { StartRefusal } from "../process/start-refusal.mjs";

/** Everything else that a plan or account seals is written with one of these. Long texts are not read in full. */
const NEEDED_KEYS = `
  select distinct split_part(beginning, '.', 1) as name from (
    select rsaid_encrypted as beginning from plans
    union all select survey ->> 'first_name' from plans
    union all select substr(payload_encrypted, 1, 40) from recommendations
    union all select substr(attributes_encrypted, 1, 40) from recommendations
    union all select rsaid_encrypted from users
    union all select substr(details_encrypted, 1, 40) from users
    union all select substr(draft_encrypted, 1, 40) from survey_drafts
    union all select substr(content_encrypted, 1, 40) from kept_checks
  ) as sealed
  where beginning ~ '^[A-Za-z0-9_-]{1,32}[.]'
  order by name`;

/**
 * Stops the start if a key of stored plans or accounts is missing, since otherwise their owners would be the
 * first to notice. On its own connection, because it reads every plan and may take longer than a call.
 */
export async function refuseMissingKeys(url: string): Promise<void> {
  const client = new Client(describeConnection("baobab keys", url));
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(NEEDED_KEYS);
    const listed = getEnvironment().ENCRYPTION_KEYS.map(({ id }) => id);
    const missing = rows.map(({ name }) => name).filter((name) => !listed.includes(name));
    if (missing.length > 0)
      throw new StartRefusal(
        `Stored plans or accounts were encrypted with ${missing.join(", ")}, which ENCRYPTION_KEYS does not list.`,
      );
  } finally {
    await client.end();
  }
}

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
