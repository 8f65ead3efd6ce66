import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { startClone, manageClones } from "../support/clone";
import { TEST_SECRETS } from "../support/database";
import { today } from "../support/today";

const thandi = people(today)[0]!.record;
const clone = manageClones();

describe("a start that cannot be", () => {
  it.each([
    ["PORT", { PORT: "80a" }],
    ["SESSION_SECRET", { SESSION_SECRET: "hunter2" }],
    ["DATABASE_URL", { ...TEST_SECRETS, DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/baobab" }],
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
    // A worker would work out the plan, which only has to be there.
    const first = await startClone(made, { WORKER: "off" });
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
    const next = await startClone(made, { WORKER: "off" });
    await next.serves();
    const plans = take(await callOver(reachOver(next.origin), "getPlan", { query: { id } }, { bearer }));
    expect(plans).toMatchObject([{ first_name: thandi.first_name }]);
    next.signal("SIGTERM");
    await next.ends();
  });
});
