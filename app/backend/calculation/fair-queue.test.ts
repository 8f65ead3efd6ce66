import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFairQueue } from "./fair-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { atOnce: 1, mostWaiting: 2, longestWaitMilliseconds: 4_000 };

/** Work that takes a given time and records its start. */
function makeWork(name: string, milliseconds: number, begun: string[]) {
  return () => {
    begun.push(name);
    return new Promise<string>((resolve) => setTimeout(() => resolve(name), milliseconds));
  };
}

test("one after the other is at work, in the order in which they came", async () => {
  const [queue, begun] = [makeFairQueue(LIMITS), [] as string[]];
  const all = Promise.all(
    ["first", "second", "third"].map((name) => queue(name, makeWork(name, 100, begun))),
  );
  await vi.advanceTimersByTimeAsync(150);
  expect(begun).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(150);
  expect(await all).toEqual(["first", "second", "third"].map((value) => ({ ok: true, value })));
});

test("who finds the queue full is sent away at once", async () => {
  const [queue, begun] = [makeFairQueue(LIMITS), [] as string[]];
  const all = ["first", "second", "third"].map((name) => queue(name, makeWork(name, 100, begun)));
  expect(await queue("fourth", makeWork("fourth", 100, begun))).toEqual({ ok: false, reason: "busy" });
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(all);
  expect(begun).toEqual(["first", "second", "third"]);
});

test("who waits too long begins nothing, and what has begun late is finished", async () => {
  const [queue, begun] = [makeFairQueue(LIMITS), [] as string[]];
  const all = Promise.all(
    ["first", "second", "third"].map((name) => queue(name, makeWork(name, 3_000, begun))),
  );
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await all).toEqual([
    { ok: true, value: "first" },
    { ok: true, value: "second" },
    { ok: false, reason: "busy" },
  ]);
  expect(begun).toEqual(["first", "second"]);
});

test("work that fails lets the next one in", async () => {
  const [queue, begun] = [makeFairQueue(LIMITS), [] as string[]];
  const failed = queue("one", () => Promise.reject(new Error("broken")));
  const next = queue("another", makeWork("next", 100, begun));
  await expect(failed).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toEqual({ ok: true, value: "next" });
});

test("a person's second work comes after everybody's first, and their third after everybody's second", async () => {
  const queue = makeFairQueue({ ...LIMITS, mostWaiting: 10 });
  const begun: string[] = [];
  const come = (person: string, name: string) => queue(person, makeWork(name, 100, begun));
  const all = [
    ...["greedy 1", "greedy 2", "greedy 3"].map((name) => come("greedy", name)),
    ...["calm 1", "calm 2"].map((name) => come("calm", name)),
    come("late", "late 1"),
  ];
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(begun).toEqual(["greedy 1", "calm 1", "late 1", "greedy 2", "calm 2", "greedy 3"]);
});

test("who fills the queue alone is sent away, and others are let in", async () => {
  const [queue, begun] = [makeFairQueue(LIMITS), [] as string[]];
  const greedy = Array.from({ length: 5 }, (_, i) => queue("greedy", makeWork(`greedy ${i}`, 100, begun)));
  const other = queue("other", makeWork("other", 100, begun));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await Promise.all(greedy)).map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
  expect(await other).toEqual({ ok: true, value: "other" });
  expect(begun).toEqual(["greedy 0", "other", "greedy 1", "greedy 2"]);
});

test("who has nothing in the queue any more comes first again", async () => {
  const queue = makeFairQueue({ ...LIMITS, mostWaiting: 10 });
  const begun: string[] = [];
  const come = (person: string, name: string) => queue(person, makeWork(name, 100, begun));
  await Promise.all([come("one", "before"), vi.advanceTimersByTimeAsync(100)]);
  const all = [come("other", "other 1"), come("other", "other 2"), come("one", "one 1")];
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(begun).toEqual(["before", "other 1", "one 1", "other 2"]);
});
