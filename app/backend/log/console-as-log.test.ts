import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeConsoleAsLog } from "./console-as-log";
import { getLogger } from "./logger";

const { console } = globalThis;
const before = { ...console, listeners: process.listeners("warning") };
const write = { error: vi.fn(), warn: vi.fn() };
beforeEach(() => {
  vi.spyOn(getLogger(), "error").mockImplementation(write.error);
  vi.spyOn(getLogger(), "warn").mockImplementation(write.warn);
  writeConsoleAsLog();
});
afterEach(() => {
  Object.assign(console, { error: before.error, warn: before.warn });
  process.removeAllListeners("warning");
  for (const listener of before.listeners) process.on("warning", listener);
  vi.restoreAllMocks();
  for (const level of Object.values(write)) level.mockReset();
});

it("makes one line of a stack trace, as a server writes it", () => {
  console.error(new TypeError("Invalid URL").stack);
  const [[line]] = write.error.mock.calls as [[{ error: { message: string; stack: string[] } }]];
  expect(line.error.message).toBe("TypeError: Invalid URL");
  expect(line.error.stack[0]).toMatch(/^at .*console-as-log\.test\.ts/);
});

it("describes an error as every other, without the values of a database", () => {
  console.warn(
    "failed:",
    Object.assign(new Error("duplicate"), { severity: "ERROR", routine: "insert", detail: "Thandi" }),
  );
  expect(write.warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(write.warn.mock.calls)).toContain("the database refused insert");
  expect(JSON.stringify(write.warn.mock.calls)).not.toContain("Thandi");
});

it("keeps the first line of other words", () => {
  console.error("Something is old\nand was said of 6303145009087");
  expect(write.error.mock.calls).toEqual([
    [{ error: { type: "words", message: "Something is old", stack: [] } }, "console"],
  ]);
});

it("writes nothing where nothing is said, as when a server has closed", () => {
  console.error();
  console.error(undefined);
  expect(write.error).not.toHaveBeenCalled();
});

it("writes a warning of Node once", async () => {
  process.emitWarning("this is old", "DeprecationWarning");
  await expect.poll(() => write.warn.mock.calls.length).toBe(1);
  expect(write.warn.mock.calls[0]).toMatchObject([
    { error: { type: "DeprecationWarning", message: "this is old" } },
    "warning",
  ]);
});
