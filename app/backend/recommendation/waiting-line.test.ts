import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeWaitingLine } from "./waiting-line";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { atOnce: 1, mostWaiting: 2, longestWaitMilliseconds: 4_000 };

/** Work that takes so long, and notes when it begins. */
function makeWork(name: string, milliseconds: number, begun: string[]) {
  return () => {
    begun.push(name);
    return new Promise<string>((resolve) => setTimeout(() => resolve(name), milliseconds));
  };
}

test("one after the other is at work, in the order in which they came", async () => {
  const [line, begun] = [makeWaitingLine(LIMITS), [] as string[]];
  const all = Promise.all(["first", "second", "third"].map((name) => line(makeWork(name, 100, begun))));
  await vi.advanceTimersByTimeAsync(150);
  expect(begun).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(150);
  expect(await all).toEqual(["first", "second", "third"].map((value) => ({ ok: true, value })));
});

test("who finds the line full is sent away at once", async () => {
  const [line, begun] = [makeWaitingLine(LIMITS), [] as string[]];
  const all = ["first", "second", "third"].map((name) => line(makeWork(name, 100, begun)));
  expect(await line(makeWork("fourth", 100, begun))).toEqual({ ok: false, reason: "busy" });
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(all);
  expect(begun).toEqual(["first", "second", "third"]);
});

test("who waits too long begins nothing, and what has begun late is finished", async () => {
  const [line, begun] = [makeWaitingLine(LIMITS), [] as string[]];
  const all = Promise.all(["first", "second", "third"].map((name) => line(makeWork(name, 3_000, begun))));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await all).toEqual([
    { ok: true, value: "first" },
    { ok: true, value: "second" },
    { ok: false, reason: "busy" },
  ]);
  expect(begun).toEqual(["first", "second"]);
});

test("work that fails lets the next one in", async () => {
  const [line, begun] = [makeWaitingLine(LIMITS), [] as string[]];
  const failed = line(() => Promise.reject(new Error("broken")));
  const next = line(makeWork("next", 100, begun));
  await expect(failed).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toEqual({ ok: true, value: "next" });
});
