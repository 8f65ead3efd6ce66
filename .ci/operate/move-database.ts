/** `npm run operate -- move-database`: copies the embedded database into one of the operator's own. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import PgBoss from "pg-boss";
import { StartRefusal } from "../../app/backend/process/start-refusal.mjs";
import { describeConnection } from "../../app/backend/store/connection";
import { listTables, refuseFull } from "../../app/backend/upkeep/copied-tables";
import { copyDatabase } from "../../app/backend/upkeep/copy-database";
import { migrateDatabase, databaseLabel, refuseUnreachable } from "../../app/backend/store/migrate";
import { withServerAlone } from "../../app/backend/store/postgres/embedded-server";
import { failure, success } from "../../app/base/result";
import { nameFailure, writeCount } from "./describe";
import type { Said } from "./with-store";

/** The site's variables, and the files that hold their values if the variables are not set. */
const SECRETS = {
  SESSION_SECRET: "session-secret",
  LOOKUP_SECRET: "lookup-secret",
  ENCRYPTION_KEYS: "encryption-keys",
};

type Asked = {
  readVariable: (name: string) => string | undefined;
  say: (sentence: string) => void;
};

/** Runs the command. */
export async function moveDatabase({ readVariable, say }: Asked): Promise<Said> {
  const url = readVariable("DATABASE_DIRECT_URL") || readVariable("DATABASE_URL");
  if (!url || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    return failure(
      "Set DATABASE_URL to your own, empty database, such as postgres://user:password@host:5432/name.",
    );
  const dataDir = path.resolve(readVariable("DATA_DIR") ?? "./.data");
  try {
    const rows = await withServerAlone(dataDir, (urlOf) =>
      withClient(urlOf("postgres"), (source) => copyInto(url, source, say)),
    );
    say(
      `${databaseLabel(url)} has all ${writeCount(rows)} rows, compared with those in ${dataDir}, which are still there.`,
    );
    for (const [name, file] of Object.entries(SECRETS)) {
      const kept = path.join(dataDir, file);
      say(`${name}: ${readVariable(name) || !existsSync(kept) ? "as it is set now" : `what is in ${kept}`}`);
    }
    return success("Start Baobab with DATABASE_URL, PUBLIC_URL and these three.");
  } catch (error) {
    return failure(
      error instanceof StartRefusal
        ? error.message
        : `A database failed (${nameFailure(error)}): nothing was copied, so run this again.`,
    );
  }
}

async function copyInto(url: string, source: Client, say: Asked["say"]): Promise<number> {
  const tables = await listTables(source);
  return withClient(url, async (target) => {
    await refuseFull(target, url, tables);
    await migrateDatabase(url);
    await makeQueues(url, source);
    return copyDatabase({ source, target }, (table, rows) => say(`${table}: ${writeCount(rows)} rows`));
  });
}

/** Each queue is a table, which must exist before its jobs are copied. */
async function makeQueues(url: string, source: Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>("select name from pgboss.queue");
  const boss = new PgBoss({ ...describeConnection("baobab move", url), supervise: false, schedule: false });
  await boss.start();
  for (const { name } of rows) await boss.createQueue(name);
  await boss.stop({ graceful: false, wait: true });
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client(describeConnection("baobab move", url));
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => refuseUnreachable(error, url));
  return work(client).finally(() => client.end());
}
