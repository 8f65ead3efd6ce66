import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getEnvironment } from "../../app/backend/process/environment";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { refuseMissingKeys } from "../../app/backend/store/open-store";
import { StartRefusal } from "../../app/backend/process/start-refusal.mjs";
import { countKeys } from "../../app/backend/upkeep/count-keys";
import { encryptField } from "../../app/backend/store/encryption";
import { rotateKeys } from "../../app/backend/upkeep/rotate-keys";
import { recommendations, plans } from "../../app/backend/store/schema";
import { listSealedTables } from "../../app/backend/upkeep/sealed-columns";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient } from "../support/over-transports";
import { insertSealedRows } from "../support/sealed-rows";
import { listRows } from "../support/stored-rows";

const { call, becomeGuest, makeAdvisedPlan, override, list } = createClient(() => embedded);

const clients: Client[] = [];
let guest: { bearer: string };
let kept: number;
let open: number;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  guest = await becomeGuest();
  kept = (await makeAdvisedPlan(guest)).id;
  await insertSealedRows(kept);
  open = (await makeAdvisedPlan(guest)).id;
  take(await override(open, { debt_recommend: 0 }, { ...guest, processContextId: crypto.randomUUID() }));
});
afterAll(async () => {
  for (const client of clients) await client.end();
});

let before: string;

async function connect(): Promise<Client> {
  const client = new Client(getDatabaseUrl());
  clients.push(client);
  await client.connect();
  return client;
}

const current = () => getEnvironment().ENCRYPTION_KEYS[0]!.id;
const listKeys = async () => [...new Set((await countKeys(await connect())).map(({ key }) => key))];

async function readAll() {
  return {
    plans: take(await call("getPlan", { query: { id: open } }, guest)),
    recommendations: take(await list(open, guest)),
  };
}

describe("a start without a key that stored plans need", () => {
  it("is refused in one sentence that names it, and is not with it beside a new one", async () => {
    const environment = getEnvironment();
    const needed = environment.ENCRYPTION_KEYS;
    const added = { id: "added", bytes: Buffer.alloc(32, 99) };
    environment.ENCRYPTION_KEYS = [added, ...needed];
    await refuseMissingKeys(getDatabaseUrl());
    environment.ENCRYPTION_KEYS = [added];
    const refusal = refuseMissingKeys(getDatabaseUrl()).finally(() => (environment.ENCRYPTION_KEYS = needed));
    await expect(refusal).rejects.toThrow(
      /^Stored plans or accounts were encrypted with test, which ENCRYPTION_KEYS does not list\.$/,
    );
    await expect(refusal).rejects.toBeInstanceOf(StartRefusal);
  });
});

describe("rotating the keys", () => {
  let round = 0;
  /** Each test adds a new key; the keys of earlier tests stay listed, because data sealed with them remains. */
  beforeEach(() => {
    round += 1;
    const environment = getEnvironment();
    before = environment.ENCRYPTION_KEYS[0]!.id;
    environment.ENCRYPTION_KEYS = [
      { id: `key${round}`, bytes: Buffer.alloc(32, round) },
      ...environment.ENCRYPTION_KEYS,
    ];
  });

  it("re-encrypts every encrypted column of every table, and changes nothing else", async () => {
    const masked = async () =>
      (await listRows())
        .filter(({ name }) => !name.startsWith("pgboss."))
        .map((row) => JSON.stringify(row).replace(/"[\w-]{1,32}\.[rz]\.[\w-]{120,}"/g, '"a sealed text"'))
        .sort();
    const [told, rows] = [await readAll(), await masked()];
    // Covers every column: a new one needs a text in `sealed-rows.ts`.
    for (const { name, texts } of listSealedTables())
      for (const { column } of texts)
        expect(
          (await getDatabase().execute(sql.raw(`select from ${name} where ${column} is not null limit 1`)))
            .rowCount,
          `${name}.${column}`,
        ).toBe(1);
    expect(await listKeys()).toEqual([before]);
    const changed = await rotateKeys(await connect(), () => undefined);
    expect(changed).toBeGreaterThan(10);
    expect(await listKeys()).toEqual([current()]);
    getEnvironment().ENCRYPTION_KEYS.splice(1);
    expect(await readAll()).toEqual(told);
    expect(await masked()).toEqual(rows);
    await expect(getDatabase().execute(sql`update advice_records set sha256 = ''`)).rejects.toThrow();
  });

  it("goes on where it was killed", async () => {
    const killed = rotateKeys(await connect(), () => {
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect((await listKeys()).sort()).toEqual([before, current()].sort());
    await rotateKeys(await connect(), () => undefined);
    expect(await listKeys()).toEqual([current()]);
    expect(await rotateKeys(await connect(), () => undefined)).toBe(0);
  });

  it("keeps what a call writes meanwhile, and waits for it with no row in hand", async () => {
    const writer = await connect();
    await writer.query("begin");
    const [now, ...earlier] = getEnvironment().ENCRYPTION_KEYS;
    getEnvironment().ENCRYPTION_KEYS = earlier;
    const written = encryptField("Zola", { column: "plans.survey.first_name", row: open });
    getEnvironment().ENCRYPTION_KEYS = [now!, ...earlier];
    await writer.query("update plans set survey = survey || $1 where id = $2", [
      JSON.stringify({ first_name: written }),
      open,
    ]);
    await writer.query("select from recommendations where plan_id = $1 for update", [open]);
    const rotation = rotateKeys(await connect(), () => undefined);
    const others = sql`plan_id = ${kept} and starts_with(payload_encrypted, ${current()})`;
    await expect.poll(() => getDatabase().$count(recommendations, others)).toBe(1);
    await writer.query("commit");
    await rotation;
    expect(await listKeys()).toEqual([current()]);
    expect(take(await call("getPlan", { query: { id: open } }, guest))).toMatchObject([
      { first_name: "Zola" },
    ]);
  });

  it("with a key that is not the right one stops with a sentence that names it, and changes nothing", async () => {
    const rows = await getDatabase().select().from(plans).where(eq(plans.id, open));
    const right = getEnvironment().ENCRYPTION_KEYS;
    getEnvironment().ENCRYPTION_KEYS = [right[0]!, { id: before, bytes: Buffer.alloc(32, 99) }];
    await expect(rotateKeys(await connect(), () => undefined)).rejects.toThrow(
      new RegExp(`^A text of [\\w.]+ does not open with the key ${before} of ENCRYPTION_KEYS: [^\\n]+\\.$`),
    );
    getEnvironment().ENCRYPTION_KEYS = right;
    expect(await getDatabase().select().from(plans).where(eq(plans.id, open))).toEqual(rows);
    expect(await listKeys()).toEqual([before]);
  });
});
