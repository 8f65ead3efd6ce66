import { expect, test } from "vitest";
import { describeTooManyCodes, describeWait } from "./rate-limit-message";

test.each([
  [1, "in a minute"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [600, "in 10 minutes"],
  [86_400, "in 24 hours"],
])("%d seconds: %s", (seconds, words) => {
  expect(describeWait(seconds)).toBe(words);
});

test.each([
  [3_600, "We send at most three codes an hour. You can ask for the next one in 60 minutes."],
  [
    80_000,
    "Too many codes to log in were asked for with this ID number today. You can ask for the next one in 23 hours. Until then you can log in with a passkey, or your adviser or we can help you.",
  ],
])("no more codes for %d seconds", (seconds, words) => {
  expect(describeTooManyCodes(seconds)).toBe(words);
});
