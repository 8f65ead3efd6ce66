/** `npm run operate -- rotate-keys`: re-encrypts with the current key whatever older ones encrypted. */
import { Client } from "pg";
import { getEnvironment } from "../../app/backend/process/environment";
import { StartRefusal } from "../../app/backend/process/start-refusal.mjs";
import { describeConnection, getDirectUrl } from "../../app/backend/store/connection";
import { countKeys, type KeyCount } from "../../app/backend/upkeep/count-keys";
import { rotateKeys } from "../../app/backend/upkeep/rotate-keys";
import { failure, success } from "../../app/base/result";
import { nameFailure, writeCount } from "./describe";
import { refuseEnvironment, withStore, type Said } from "./with-store";

type Asked = { onlyCounts: boolean; say: (sentence: string) => void };

const PROGRESS_MILLISECONDS = 2_000;

/** Runs the command. */
export async function rotate({ onlyCounts, say }: Asked): Promise<Said> {
  const unfit = refuseEnvironment();
  if (unfit) return failure(unfit);
  return withStore(async () => {
    const client = new Client(describeConnection("baobab rotation", getDirectUrl()));
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await (onlyCounts ? tellCounts(client, say) : rotateAll(client, say));
    } catch (error) {
      throw error instanceof StartRefusal ? error : new StartRefusal(describeBreak(error), { cause: error });
    } finally {
      await client.end();
    }
  });
}

async function tellCounts(client: Client, say: Asked["say"]): Promise<Said> {
  const counts = await countKeys(client);
  for (const { table, key, rows } of counts)
    say(`${table}: ${writeCount(rows)} rows with texts of the key ${key}`);
  const old = sumRows(counts.filter(isOld));
  return success(
    old === 0
      ? `Every text is of the current key, ${nameKeys()[0]}.`
      : `${writeCount(old)} rows hold texts of older keys. Nothing was changed.`,
  );
}

async function rotateAll(client: Client, say: Asked["say"]): Promise<Said> {
  const before = (await countKeys(client)).filter(isOld);
  const unlisted = [...new Set(before.map(({ key }) => key))].filter((key) => !nameKeys().includes(key));
  if (unlisted.length > 0)
    return failure(
      `Some texts were encrypted with ${unlisted.join(", ")}, which ENCRYPTION_KEYS does not list: add it at the end.`,
    );
  const started = Date.now();
  const changed = await rotateKeys(client, makeProgress(before, say));
  const left = sumRows((await countKeys(client)).filter(isOld));
  if (left > 0)
    return failure(
      `${writeCount(left)} rows still hold texts of older keys, because somebody writes with one: restart every process with ${nameKeys()[0]} first in ENCRYPTION_KEYS, and run this again.`,
    );
  const seconds = Math.round((Date.now() - started) / 1000);
  return success(
    `Every text is of the key ${nameKeys()[0]}: ${writeCount(changed)} rows were changed in ${seconds} s. ${describeOlder()}`,
  );
}

function describeOlder(): string {
  const older = nameKeys().slice(1).join(", ");
  return older
    ? `Once every process runs with ${nameKeys()[0]} first, ${older} may be removed from ENCRYPTION_KEYS; keep it with the backups made until then.`
    : "ENCRYPTION_KEYS lists no older key.";
}

/** Reports progress every two seconds, and at the end of each table. */
function makeProgress(before: KeyCount[], say: Asked["say"]) {
  let saidAt = 0;
  return (table: string, rows: number) => {
    const all = sumRows(before.filter((count) => count.table === table));
    if (rows < all && Date.now() - saidAt < PROGRESS_MILLISECONDS) return;
    saidAt = Date.now();
    say(`${table}: ${writeCount(rows)} of ${writeCount(Math.max(all, rows))} rows`);
  };
}

function describeBreak(error: unknown): string {
  return `The database failed (${nameFailure(error)}): what is done stays done, so run this again to go on.`;
}

const isOld = ({ key }: KeyCount) => key !== nameKeys()[0];

function nameKeys(): string[] {
  return getEnvironment().ENCRYPTION_KEYS.map(({ id }) => id);
}

function sumRows(counts: KeyCount[]): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0);
}
