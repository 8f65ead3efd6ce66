import { expect, it } from "vitest";
import { onShutdown, shutDown } from "./shutdown";

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
