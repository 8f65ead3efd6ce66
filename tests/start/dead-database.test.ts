import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import {
  findDatabase,
  listProcesses,
  listServers,
  makeClone,
  startClone,
  type Clone,
  type Start,
} from "../support/clone";
import { today } from "../support/today";

const thandi = people(today)[0]!.record;

let made: Clone;
let first: Start;
const starts: Start[] = [];
beforeAll(async () => {
  made = makeClone();
  first = await serve();
});
afterAll(async () => {
  for (const start of starts) start.signal("SIGTERM");
  await Promise.all(starts.map((start) => start.ends()));
  expect(listProcesses(findDatabase(made.folder))).toEqual([]);
  made.remove();
});

async function serve(): Promise<Start> {
  const start = await startClone(made);
  starts.push(start);
  await start.serves();
  return start;
}

/** The id of the database's first process and its port, from its pid file. */
function readServer() {
  const file = path.join(findDatabase(made.folder), "cluster/postmaster.pid");
  const lines = readFileSync(file, "utf8").split("\n");
  return { processId: Number(lines[0]), port: Number(lines[3]) };
}

async function askHealth({ origin }: Start, about: "live" | "ready"): Promise<number> {
  return (await fetch(`${origin}/api/health/${about}`)).status;
}

/** Kills the database's first process, and waits until a process of the site has noticed. */
async function killDatabase(witness: Start): Promise<void> {
  const told = witness.readOutput().length;
  process.kill(readServer().processId, "SIGKILL");
  await expect.poll(() => witness.readOutput().slice(told)).toContain("the embedded database died");
}

async function expectReady(start: Start): Promise<void> {
  await expect.poll(() => askHealth(start, "ready")).toBe(200);
}

/**
 * Makes a plan and waits for its recommendation, which involves the pool, the queue, the workers and their
 * listeners.
 */
async function expectAdvice({ origin }: Start): Promise<void> {
  const remote = reachOver(origin);
  const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
  const { id } = take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer }));
  const ask = async () =>
    (await callOver(remote, "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(ask).toBe("R00");
}

describe("a database that is killed", () => {
  it("comes back by itself, on its port, and everything that uses it goes on", async () => {
    await expectAdvice(first);
    const before = readServer();
    await killDatabase(first);
    await expectReady(first);
    expect(readServer().port).toBe(before.port);
    expect(readServer().processId).not.toBe(before.processId);
    await expectAdvice(first);
    expect(await askHealth(first, "live")).toBe(200);
  });

  it("and cannot start again makes the process say that it is not alive, until it can", async () => {
    const control = path.join(findDatabase(made.folder), "cluster/global/pg_control");
    renameSync(control, `${control}.gone`);
    try {
      await killDatabase(first);
      await expect.poll(() => askHealth(first, "live")).toBe(503);
    } finally {
      renameSync(`${control}.gone`, control);
    }
    await expect.poll(() => askHealth(first, "live")).toBe(200);
    await expectReady(first);
  });

  it("is one again for two processes that use it, each time", async () => {
    const both = [first, await serve()];
    for (let kills = 0; kills < 2; kills += 1) {
      const before = readServer();
      process.kill(before.processId, "SIGKILL");
      // Either process restarts it; the other may find it running and notice nothing.
      await expect.poll(() => readServer().processId).not.toBe(before.processId);
      for (const start of both) await expectReady(start);
      expect(readServer().port).toBe(before.port);
      expect(listServers(findDatabase(made.folder))).toHaveLength(1);
    }
    for (const start of both) await expectAdvice(start);
  });
});
