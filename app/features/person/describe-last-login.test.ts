import { expect, test } from "vitest";
import { describeLastLogin } from "./describe-last-login";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [undefined, "Never"],
  ["2026-11-22T12:00:00.000Z", "1"],
  ["2026-11-22T11:59:00.000Z", "1"],
  ["2026-11-21T12:00:00.000Z", "1"],
  ["2026-11-21T11:59:59.000Z", "2"],
  ["2026-08-14T12:00:00.000Z", "100"],
  ["2026-08-14T11:59:59.000Z", "100+"],
  ["1998-01-01T00:00:00.000Z", "100+"],
])("a last login at %s is shown as %s", (last, shown) => {
  expect(describeLastLogin(last, now)).toBe(shown);
});
