import { expect, test } from "vitest";
import { describeWait } from "./too-frequent";

test.each([
  [1, "in a minute"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [600, "in 10 minutes"],
  [86_400, "in 24 hours"],
])("%d seconds: %s", (seconds, words) => {
  expect(describeWait(seconds)).toBe(words);
});
