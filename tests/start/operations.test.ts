import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { findDatabase, makeClone, startClone, type Clone, type Start } from "../support/clone";
import { findDebianPostgres, startOwnPostgres } from "../support/own-postgres";
import { today } from "../support/today";

const thandi = people(today)[0]!.record;
const binaries = findDebianPostgres();

/** The manual's commands, verbatim, by the heading above them. */
const manual = readFileSync("app/docs/operations.md", "utf8");
const commandsUnder = (heading: string): string[] => {
  const [, section = ""] = manual.split(new RegExp(`^#+ ${heading}$`, "m"));
  const blocks = section.split(/^##/m)[0]?.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm) ?? [];
  return [...blocks].map(([, , commands = ""]) => commands);
};

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-manual-"));
let clone: Clone;
let own: Awaited<ReturnType<typeof startOwnPostgres>>;
let site: Start | undefined;
beforeAll(async () => {
  clone = makeClone();
  if (binaries) own = await startOwnPostgres(binaries);
});
afterAll(async () => {
  await stop();
  await own?.stop();
  clone.remove();
  rmSync(folder, { recursive: true });
});

const dataDir = () => path.join(clone.folder, ".data");

/** Without a worker, because these plans need no recommendation. */
async function start(environment: Record<string, string> = {}): Promise<Start> {
  site = await startClone(clone, { WORKER: "off", ...environment });
  await site.serves();
  return site;
}

async function stop(): Promise<void> {
  site?.signal("SIGTERM");
  await site?.ends();
  site = undefined;
}

/** Runs commands of the manual as an operator does. */
async function run(commands: string | undefined, environment: Record<string, string> = {}) {
  if (!commands) throw new Error("the manual has no such commands");
  const child = spawn("bash", ["-euo", "pipefail", "-c", commands], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      DATA_DIR: dataDir(),
      BACKUP: folder,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

async function succeed(commands: string | undefined, environment?: Record<string, string>): Promise<string> {
  const { code, output } = await run(commands, environment);
  expect(code, output).toBe(0);
  return output;
}

/** Whether the site responds at a local address on which it listens only if `HOST` says so. */
const answersElsewhere = () =>
  fetch(`http://127.0.0.2:${site!.port}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const readSecret = (file: string) => readFileSync(path.join(dataDir(), file), "utf8").trim();

type Kept = { bearer: string; id: number };

async function makePlan(): Promise<Kept> {
  const remote = reachOver(site!.origin);
  const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
  return { bearer, id: take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer })).id };
}

async function expectPlan({ id, bearer }: Kept): Promise<void> {
  const plans = take(await callOver(reachOver(site!.origin), "getPlan", { query: { id } }, { bearer }));
  expect(plans).toMatchObject([{ first_name: thandi.first_name, email: thandi.email }]);
}

it("has a PostgreSQL to try the manual with where everything is checked", () => {
  if (process.env.CI) expect(binaries, "install Debian's postgresql").toBeDefined();
});

/** One site goes through all of it, restarted after several commands each time: no command disturbs its users. */
describe("the manual", () => {
  let kept: Kept;
  let secrets: Record<string, string>;
  let DATABASE_URL: string;

  it("has a backup that brings a lost database back, and adds new secrets to the old ones", async () => {
    await start();
    expect(await answersElsewhere()).toBe(false);
    kept = await makePlan();
    await makePlan();
    await stop();
    const [backUp, restore] = commandsUnder("With the embedded database");
    await succeed(backUp);
    for (const part of [findDatabase(clone.folder), dataDir()]) rmSync(part, { recursive: true });
    await succeed(restore);

    const old = readSecret("session-secret");
    await succeed(commandsUnder("A new session secret")[0]);
    expect(readSecret("session-secret")).toMatch(new RegExp(`^[^,]{32,},${old.replace(/[+]/g, "\\+")}$`));
    await succeed(commandsUnder("A new encryption key")[0]);
    expect(readSecret("encryption-keys")).toMatch(/^k\d{14}:[\w+/=]+,k\d{8}:[\w+/=]+$/);

    const [added = ""] = readSecret("encryption-keys").split(",");
    const refused = await startClone(clone, { ENCRYPTION_KEYS: added });
    expect(await refused.ends()).toBe(1);
    expect(refused.readOutput().trim()).toMatch(
      /^Stored plans or accounts were encrypted with k\d{8}, [^\n]*\.$/,
    );
    await start({ HOST: "0.0.0.0" });
    expect(await answersElsewhere()).toBe(true);
    await expectPlan(kept);
  });

  it("rotates the encryption key while the site runs, after which it runs without the old one", async () => {
    const [, rotate, remove] = commandsUnder("A new encryption key");
    const [, old = ""] = readSecret("encryption-keys").split(",");
    const count = `${rotate?.trim()} --count`;
    expect(await succeed(count)).toMatch(
      /plans: 2 rows with texts of the key k\d{8}\n[^]*Nothing was changed\.$/m,
    );
    expect(await succeed(rotate)).toMatch(
      /^Every text is of the key k\d{14}: \d+ rows [^\n]* k\d{8} may be removed/m,
    );
    await stop();
    await succeed(remove);
    expect(old).toMatch(/^k\d{8}:/);
    expect(readSecret("encryption-keys")).not.toContain(old);
    await start();
    await expectPlan(kept);
    expect(await succeed(count)).toMatch(/^Every text is of the current key, k\d{14}\.$/m);
  });

  it.skipIf(!binaries)(
    "moves it to one's own, which has to be empty, and only while nobody uses it",
    async () => {
      const [move] = commandsUnder("Moving to your own database");
      DATABASE_URL = await own.create("moved");
      const used = await run(move, { DATABASE_URL });
      expect(used.output).toMatch(/^Baobab runs on the database in [^\n]*: stop it first\.$/m);
      expect(used.code).toBe(1);
      await stop();
      const moved = await succeed(move, { DATABASE_URL });
      expect(moved).toMatch(/^plans: 2 rows$/m);
      expect(moved).toContain(`SESSION_SECRET: what is in ${dataDir()}/session-secret`);
      const full = await run(move, { DATABASE_URL });
      expect(full.output).toMatch(
        /^The database moved at [^\n]* is not empty: it has rows in \w+\. Create a new one/m,
      );
      expect(full.code).toBe(1);

      secrets = {
        SESSION_SECRET: readSecret("session-secret"),
        LOOKUP_SECRET: readSecret("lookup-secret"),
        ENCRYPTION_KEYS: readSecret("encryption-keys"),
      };
      await start({ DATABASE_URL, ...secrets });
      await expectPlan(kept);
      expect((await makePlan()).id).toBeGreaterThan(kept.id + 1);
    },
  );

  it.skipIf(!binaries)("has a dump of one's own that is restored into a new place", async () => {
    const [dump, restore] = commandsUnder("With your own PostgreSQL");
    await succeed(dump, { DATABASE_URL });
    await stop();
    const RESTORED_URL = await own.create("restored");
    await succeed(restore, { RESTORED_URL });
    await start({ DATABASE_URL: RESTORED_URL, ...secrets });
    await expectPlan(kept);
  });
});
