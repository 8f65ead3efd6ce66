import { once } from "node:events";
import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { claimPort } from "../support/claim-port";
import {
  findDatabase,
  listProcesses,
  listServers,
  makeClone,
  manageClones,
  startClone,
  type Clone,
  type Start,
} from "../support/clone";

const clone = manageClones();
const isRoot = process.getuid?.() === 0;
const isLong = inject("isLong");

/** The clone for starts that need no new database: a new one takes half as long as a start. */
let kept: Clone;
/** Left running by the first test, for the one that kills it. */
let running: Start | undefined;
beforeAll(() => void (kept = makeClone()));
afterAll(() => kept.remove());

/** The port of a clone's database, from its pid file. */
function readDatabasePort(folder: string): string | undefined {
  const file = path.join(findDatabase(folder), "cluster/postmaster.pid");
  return readFileSync(file, "utf8").split("\n")[3];
}

describe("a start", () => {
  it("leaves nothing running after SIGTERM, and the next one finds what it kept, on its port", async () => {
    const start = await startClone(kept);
    await start.serves();
    const database = findDatabase(kept.folder);
    const port = readDatabasePort(kept.folder);
    expect(listProcesses(database)).not.toEqual([]);
    start.signal("SIGTERM");
    expect(await start.ends()).toBe(0);
    expect(listProcesses(kept.folder)).toEqual([]);
    expect(listProcesses(database)).toEqual([]);
    expect(start.readOutput()).not.toContain('"level":50');
    running = await startClone(kept);
    await running.serves();
    expect(readDatabasePort(kept.folder)).toBe(port);
  });

  it("adopts the database that a killed one left running, and leaves nothing after SIGINT", async () => {
    const killed = running ?? (await startClone(kept));
    running = undefined;
    await killed.serves();
    killed.signal("SIGKILL");
    await killed.ends();
    const database = findDatabase(kept.folder);
    const left = listServers(`${database}/cluster`);
    expect(left).toHaveLength(1);
    const next = await startClone(kept);
    await next.serves();
    expect(listServers(`${database}/cluster`)).toEqual(left);
    next.signal("SIGINT");
    expect(await next.ends()).toBe(0);
    expect(listProcesses(kept.folder)).toEqual([]);
    expect(listProcesses(database)).toEqual([]);
    expect(next.readOutput()).not.toContain('"level":50');
  });

  it("stops its database also where the disk takes no more files, not even the lock for leaving it", async () => {
    const start = await startClone(kept);
    await start.serves();
    const database = findDatabase(kept.folder);
    // A directory cannot be replaced by a file even by root, just as a file cannot be written on a full disk.
    const lock = path.join(database, "start.lock");
    mkdirSync(lock);
    try {
      start.signal("SIGTERM");
      expect(await start.ends()).toBe(0);
      expect(listProcesses(database)).toEqual([]);
    } finally {
      rmdirSync(lock);
    }
  });

  it("on a taken port says so and starts nothing", async () => {
    const port = await claimPort();
    const other = net.createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    const start = await startClone(kept, { PORT: String(port) });
    expect(await start.ends().finally(() => other.close())).toBe(1);
    expect(start.readOutput().trim()).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]*\\.$`));
    expect(listProcesses(findDatabase(kept.folder))).toEqual([]);
  });

  it.runIf(isLong)(
    "at once with another on the same port: one serves, the other says one sentence",
    async () => {
      const port = String(await claimPort());
      const starts = await Promise.all([
        startClone(kept, { PORT: port }),
        startClone(clone(), { PORT: port }),
      ]);
      const loser = await Promise.race(starts.map((start) => start.ends().then(() => start)));
      expect(await loser.ends()).toBe(1);
      expect(loser.readOutput()).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]*\\.$`, "m"));
      expect(loser.readOutput()).not.toContain('"level":50');
      const winner = starts.find((start) => start !== loser);
      winner?.signal("SIGTERM");
      expect(await winner?.ends()).toBe(0);
    },
  );

  it("works twice at once in a new folder, and the database stays until the last one leaves", async () => {
    const made = clone();
    const starts = await Promise.all([startClone(made), startClone(made)]);
    await Promise.all(starts.map((start) => start.serves()));
    const [first, second] = starts;
    const database = findDatabase(made.folder);
    expect(listServers(database)).toHaveLength(1);
    first?.signal("SIGTERM");
    await first?.ends();
    expect((await fetch(`${second?.origin}/api/features`)).status).not.toBe(500);
    second?.signal("SIGTERM");
    await second?.ends();
    expect(listProcesses(made.folder)).toEqual([]);
    expect(listProcesses(database)).toEqual([]);
  });

  it("stopped at any moment of it leaves no child, and the next one works", async () => {
    const made = clone();
    for (const milliseconds of isLong ? [100, 400, 700, 1_000] : [100, 700]) {
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
