import { expect, test } from "vitest";
import { LIMITS } from "../limits/limits";
import { CODE_DIGITS, MOST_ATTEMPTS } from "./one-time-code";

test("guesses at the codes of a thousand known ID numbers open an account in twenty days at most", () => {
  const { calls, seconds } = LIMITS.code.holder;
  const triesADay = (calls * MOST_ATTEMPTS * 86_400) / seconds;
  expect((1_000 * triesADay) / 10 ** CODE_DIGITS).toBeLessThanOrEqual(1 / 20);
});
