import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operate } from "../../.ci/operate/operate";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { openTestDatabase } from "../support/database";
import { changeVariable } from "../support/forget-process";
import { inventIdentityNumber } from "../support/identity-numbers";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(() => close());

/** Runs a command that ends before it opens the database: its output and its reason. */
async function run(name: string, lines: string[]) {
  const said: string[] = [];
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const outcome = await operate([name], {
    input,
    readVariable: (variable) => process.env[variable],
    say: (sentence) => said.push(sentence),
  });
  return { said, reason: outcome.ok ? undefined : outcome.reason };
}

describe("an operator's command", () => {
  it("changes nothing when its input ends", async () => {
    const { reason } = await run("add-administrator", [inventIdentityNumber()]);
    expect(reason).toBe("The input ended before both numbers were given: nothing was changed.");
    expect((await run("reset-passkeys", [])).reason).toContain("nothing was changed");
    expect(await getDatabase().$count(users)).toBe(0);
  });

  it("is named when another is asked for", async () => {
    expect(await run("constructor", [])).toEqual({
      said: [],
      reason:
        "Say what to do, one of: add-administrator, reset-passkeys, rotate-keys, move-database, remove-demo.",
    });
  });

  it("says in one sentence which variable is wrong before it asks anything", async () => {
    changeVariable("DATABASE_URL", "");
    changeVariable("BACKEND", "mock");
    expect(await run("add-administrator", [])).toEqual({
      said: [],
      reason: "Samples keep no accounts: unset BACKEND.",
    });
  });
});
