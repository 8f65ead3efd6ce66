import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { today } from "../support/today";
import { findFreePort } from "../../app/backend/store/postgres/free-port";
import {
  findDatabase,
  listProcesses,
  listServers,
  makeClone,
  startClone,
  type Clone,
} from "../support/clone";
import { TEST_SECRETS } from "../support/database";

const thandi = people(today)[0]!.record;
const clones: Clone[] = [];

function clone(mode?: number): Clone {
  const made = makeClone(mode === undefined ? {} : { mode });
  clones.push(made);
  return made;
}

afterEach(() => {
  for (const made of clones.splice(0)) made.remove();
});

const isRoot = process.getuid?.() === 0;

describe("a start that cannot be", () => {
  const secrets = TEST_SECRETS;
  it.each([
    ["PORT", { PORT: "80a" }],
    ["SESSION_SECRET", { SESSION_SECRET: "hunter2" }],
    [
      "PUBLIC_URL",
      { ...secrets, DATABASE_URL: "postgres://u:hunter2@localhost/x", PUBLIC_URL: "http://baobab.example" },
    ],
    ["DATABASE_URL", { ...secrets, DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/baobab" }],
  ])("says one sentence about %s and ends with 1", async (name, environment) => {
    const start = await startClone(clone(), environment);
    expect(await start.ends()).toBe(1);
    const lines = start.readOutput().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).toMatch(/\.$/);
    expect(lines[0]).not.toContain("hunter2");
  });
});

describe("a start with assumptions that cannot be right", () => {
  it("says in one sentence which they are and ends with 1", async () => {
    const made = clone();
    const built = path.join(made.folder, "build/index.js");
    const right = /targetConfidenceShare: 0?\.75/g;
    const code = readFileSync(built, "utf8");
    expect(code).toMatch(right);
    writeFileSync(built, code.replace(right, "targetConfidenceShare: 75"));
    const start = await startClone(made);
    expect(await start.ends()).toBe(1);
    expect(start.readOutput().trim()).toMatch(
      /^The assumptions [^\n]*: basis 2026-11, targetConfidenceShare: [^\n]* is 75\.$/,
    );
  });
});

describe("a start without a key that stored plans need", () => {
  it("names it in one sentence and ends with 1; with it beside a new one it serves", async () => {
    const made = clone();
    const first = await startClone(made);
    await first.serves();
    const remote = reachOver(first.origin);
    const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
    const { id } = take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer }));
    first.signal("SIGTERM");
    await first.ends();

    const file = path.join(made.folder, ".data/encryption-keys");
    const needed = readFileSync(file, "utf8").trim();
    const [name = "", value = ""] = needed.split(":");
    const added = `new:${Buffer.alloc(32, 3).toString("base64")}`;
    writeFileSync(file, added);
    const refused = await startClone(made);
    expect(await refused.ends()).toBe(1);
    expect(refused.readOutput().trim()).toMatch(
      new RegExp(`^Stored plans [^\\n]* ${name}, [^\\n]*ENCRYPTION_KEYS[^\\n]*\\.$`),
    );
    expect(refused.readOutput()).not.toContain(value);

    writeFileSync(file, `${added},${needed}`);
    const next = await startClone(made);
    await next.serves();
    const plans = take(await callOver(reachOver(next.origin), "getPlan", { query: { id } }, { bearer }));
    expect(plans).toMatchObject([{ first_name: thandi.first_name }]);
    next.signal("SIGTERM");
    await next.ends();
  });
});

describe("a start", () => {
  it("leaves nothing running after SIGTERM, and a second one finds what the first kept", async () => {
    const made = clone();
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const start = await startClone(made);
      await start.serves();
      const database = findDatabase(made.folder);
      expect(listProcesses(database)).not.toEqual([]);
      start.signal(signal);
      expect(await start.ends()).toBe(0);
      expect(listProcesses(made.folder)).toEqual([]);
      expect(listProcesses(database)).toEqual([]);
      expect(start.readOutput()).not.toContain('"level":50');
    }
  });

  it("stops its database also where the disk takes no more files, not even the lock for leaving it", async () => {
    const made = clone();
    const start = await startClone(made);
    await start.serves();
    const database = findDatabase(made.folder);
    // Nobody can take the place of a folder, as nobody can write a file on a full disk; root can everything else.
    mkdirSync(path.join(database, "start.lock"));
    start.signal("SIGTERM");
    expect(await start.ends()).toBe(0);
    expect(listProcesses(database)).toEqual([]);
  });

  it("on a taken port says so and starts nothing", async () => {
    const made = clone();
    const first = await startClone(made);
    await first.serves();
    const second = await startClone(made, { PORT: String(first.port) });
    expect(await second.ends()).toBe(1);
    expect(second.readOutput().trim()).toMatch(new RegExp(`^Port ${first.port} is taken: [^\\n]*\\.$`));
    first.signal("SIGTERM");
    await first.ends();
  });

  it("at once with another on the same port: one serves, the other says one sentence", async () => {
    const port = String(await findFreePort());
    const starts = await Promise.all([
      startClone(clone(), { PORT: port }),
      startClone(clone(), { PORT: port }),
    ]);
    const loser = await Promise.race(starts.map((start) => start.ends().then(() => start)));
    expect(await loser.ends()).toBe(1);
    expect(loser.readOutput()).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]*\\.$`, "m"));
    expect(loser.readOutput()).not.toContain('"level":50');
    const winner = starts.find((start) => start !== loser);
    winner?.signal("SIGTERM");
    expect(await winner?.ends()).toBe(0);
  });

  it("works twice at once in a new folder, and the database stays until the last one leaves", async () => {
    const made = clone();
    const starts = await Promise.all([startClone(made), startClone(made), startClone(made)]);
    await Promise.all(starts.map((start) => start.serves()));
    const [first, second, third] = starts;
    const database = findDatabase(made.folder);
    expect(listServers(database)).toHaveLength(1);
    first?.signal("SIGTERM");
    await first?.ends();
    expect((await fetch(`${second?.origin}/api/features`)).status).not.toBe(500);
    for (const start of [second, third]) start?.signal("SIGTERM");
    await Promise.all([second?.ends(), third?.ends()]);
    expect(listProcesses(made.folder)).toEqual([]);
    expect(listProcesses(database)).toEqual([]);
  });

  it("adopts the database that a killed one left running", async () => {
    const made = clone();
    const killed = await startClone(made);
    await killed.serves();
    killed.signal("SIGKILL");
    await killed.ends();
    const cluster = `${findDatabase(made.folder)}/cluster`;
    const left = listServers(cluster);
    expect(left).toHaveLength(1);
    const next = await startClone(made);
    await next.serves();
    expect(listServers(cluster)).toEqual(left);
    next.signal("SIGTERM");
    await next.ends();
    expect(listProcesses(made.folder)).toEqual([]);
    expect(listProcesses(cluster)).toEqual([]);
  });

  it("stopped at any moment of it leaves no child, and the next one works", async () => {
    const made = clone();
    for (const milliseconds of [100, 400, 700, 1_000]) {
      const start = await startClone(made);
      await sleep(milliseconds);
      start.signal("SIGTERM");
      await start.ends();
      expect(listProcesses(made.folder)).toEqual([]);
      expect(start.readOutput()).not.toContain('"level":50');
    }
    const next = await startClone(made);
    await next.serves();
    next.signal("SIGTERM");
    await next.ends();
  });

  it.runIf(isRoot)(
    "by root in a folder that the database's user cannot enter goes elsewhere, and says where",
    async () => {
      const made = clone(0o700);
      const start = await startClone(made);
      await start.serves();
      const home = findDatabase(made.folder);
      expect(home).toMatch(/^\/var\/lib\/baobab\//);
      expect(start.readOutput()).toContain(`The database's files are in ${home}, `);
      expect(listProcesses(home)).not.toEqual([]);
      start.signal("SIGTERM");
      await start.ends();
      expect(listProcesses(home)).toEqual([]);
    },
  );
});
