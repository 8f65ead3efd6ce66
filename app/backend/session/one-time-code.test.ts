import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "../limits/limits";
import { deriveCode, MOST_ATTEMPTS } from "./one-time-code";

process.env.SESSION_SECRET = "a secret of this test that is long enough";

test("guesses at the codes of a thousand known ID numbers open an account in twenty days at most", () => {
  const { calls, seconds } = LIMITS.code.holder;
  const triesADay = (calls * MOST_ATTEMPTS * 86_400) / seconds;
  expect((1_000 * triesADay) / 10 ** deriveCode(randomUUID(), 1).length).toBeLessThanOrEqual(1 / 20);
});
