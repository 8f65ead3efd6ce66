import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isDatabaseLost, keepRunning } from "./keep-running";

let now = 0;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

test("a database that is not back after ten seconds is lost, whether or not its start has failed by then", async () => {
  let isRunning = true;
  let end: { well: () => void; badly: (reason: Error) => void };
  const restart = vi.fn(() => new Promise<void>((well, badly) => void (end = { well, badly })));
  const errors: string[] = [];
  const stop = keepRunning({ isRunning: () => isRunning, restart }, ({ message }) => errors.push(message));
  const restarted = (times: number) => expect.poll(() => restart.mock.calls.length).toBe(times);

  isRunning = false;
  await restarted(1);
  now += 9_999;
  expect(isDatabaseLost()).toBe(false);
  now += 1;
  expect(isDatabaseLost()).toBe(true);

  end!.badly(new Error("no room"));
  await restarted(2);
  expect(isDatabaseLost()).toBe(true);
  isRunning = true;
  end!.well();
  await expect.poll(isDatabaseLost).toBe(false);
  expect(errors).toEqual(["the embedded database died and is started again", "no room"]);
  await stop();
});
