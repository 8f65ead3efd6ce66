import { afterEach, expect, it, vi } from "vitest";
import { onShutdown, runSteps, shutDown } from "./shutdown";

afterEach(() => void vi.useRealTimers());

it("undoes the start in the opposite order, each step once, whatever fails", async () => {
  const done: string[] = [];
  const failed: string[] = [];
  onShutdown("database", async () => void done.push("database"));
  onShutdown("queue", () => Promise.reject(new Error("no")));
  onShutdown("requests", async () => void done.push("old requests"));
  onShutdown("requests", async () => void done.push("requests"));
  await Promise.all([shutDown((step) => failed.push(step)), shutDown((step) => failed.push(step))]);
  expect(done).toEqual(["requests", "database"]);
  expect(failed).toEqual(["queue"]);
});

it("comes to the first step, the database's, also where others throw, never end, or cannot be reported", async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const failed: string[] = [];
  const steps = [
    { name: "database", run: async () => void ended.push("database") },
    { name: "queue", run: () => new Promise<void>(() => undefined) },
    {
      name: "connections",
      run: () => {
        throw new Error("the disk is full");
      },
    },
  ];
  const done = runSteps(steps, (step) => {
    failed.push(step);
    throw new Error("nor can this be written");
  });
  await vi.advanceTimersByTimeAsync(12_000);
  await done;
  expect(ended).toEqual(["database"]);
  expect(failed).toEqual(["connections"]);
});
