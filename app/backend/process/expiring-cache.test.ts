import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeExpiringCache } from "./expiring-cache";

test("all that is too old leaves a memory without being asked for", async () => {
  const memory = makeExpiringCache<string>(500, 200);
  // At different fractions of a millisecond, which a clock of whole milliseconds would confuse.
  for (let value = 0; value < 500; value += 1) {
    memory.set(String(value), "kept");
    await setTimeout(0);
  }
  await expect.poll(() => memory.size).toBe(0);
});

test("a full memory drops what has gone unused the longest", () => {
  const memory = makeExpiringCache<string>(2, 60_000);
  memory.set("first", "1");
  memory.set("second", "2");
  expect(memory.get("first")).toBe("1");
  memory.set("third", "3");
  expect([...memory.keys()].sort()).toEqual(["first", "third"]);
});
