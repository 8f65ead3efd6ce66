import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { claimPort } from "../support/claim-port";
import { findDatabase, listProcesses, listServers, startClone, manageClones } from "../support/clone";

const clone = manageClones();
const isRoot = process.getuid?.() === 0;

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
    const port = String(await claimPort());
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
