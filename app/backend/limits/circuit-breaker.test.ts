import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getLogger } from "../log/logger";
import { makeCircuitBreaker } from "./circuit-breaker";

let tryOut: ReturnType<typeof makeCircuitBreaker>;
beforeEach(() => {
  getLogger().level = "silent";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  tryOut = makeCircuitBreaker("a test");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const succeed = vi.fn(async () => "done");
const fail = vi.fn(() => Promise.reject(new Error("broken")));
const hang = vi.fn(() => new Promise<never>(() => undefined));
afterEach(() => vi.clearAllMocks());

/** The state of an attempt after some milliseconds. */
async function outcomeAfter(milliseconds: number, attempt: Promise<unknown>): Promise<unknown> {
  const outcome = attempt.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, "not yet"))]);
}

const NOT_TRIED = "not tried: it failed a moment ago";

test("what hangs is given up after a second, and not tried again for five", async () => {
  expect(await outcomeAfter(999, tryOut(hang))).toBe("not yet");
  expect(await outcomeAfter(0, tryOut(succeed))).toBe("done");
  expect(await outcomeAfter(1_000, tryOut(hang))).toBe("no answer within a second");
  for (let time = 0; time < 5; time += 1) expect(await outcomeAfter(999, tryOut(succeed))).toBe(NOT_TRIED);
  expect(succeed).toHaveBeenCalledOnce();
  expect(await outcomeAfter(5, tryOut(succeed))).toBe(NOT_TRIED);
  expect(await outcomeAfter(0, tryOut(succeed))).toBe("done");
});

test("one caller tries for all whether it is over", async () => {
  await outcomeAfter(0, tryOut(fail));
  await vi.advanceTimersByTimeAsync(5_000);
  const attempt = tryOut(hang);
  expect(await outcomeAfter(0, tryOut(succeed))).toBe(NOT_TRIED);
  expect(await outcomeAfter(1_000, attempt)).toBe("no answer within a second");
  expect(succeed).not.toHaveBeenCalled();
});

test("an outage is reported once, and so is its end", async () => {
  const [errors, notes] = [vi.spyOn(getLogger(), "error"), vi.spyOn(getLogger(), "info")];
  await Promise.allSettled([tryOut(fail), tryOut(fail), tryOut(fail), tryOut(succeed)]);
  for (let retry = 0; retry < 3; retry += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcomeAfter(0, tryOut(fail))).toBe("broken");
  }
  expect(errors).toHaveBeenCalledOnce();
  expect(notes).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  await tryOut(succeed);
  await tryOut(succeed);
  expect(notes.mock.calls).toEqual([[{ during: "a test" }, "the outage is over"]]);
  await outcomeAfter(0, tryOut(fail));
  expect(errors).toHaveBeenCalledTimes(2);
});
