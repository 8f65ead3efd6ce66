import { expect, test } from "vitest";
import { describeLastLogin } from "./describe-last-login";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [undefined, "Never"],
  ["2026-11-22T12:00:00.000Z", "Today"],
  ["2026-11-22T12:00:01.000Z", "Today"],
  ["2026-11-22T00:00:01.000Z", "Today"],
  ["2026-11-22T00:00:00.000Z", "1 day ago"],
  ["2026-11-21T00:00:01.000Z", "1 day ago"],
  ["2026-11-21T00:00:00.000Z", "2 days ago"],
  ["2026-08-14T23:59:59.000Z", "100 days ago"],
  ["2026-08-14T12:00:00.000Z", "100 days ago"],
  ["2026-08-14T11:59:59.000Z", "100+ days ago"],
  ["1998-01-01T00:00:00.000Z", "100+ days ago"],
])("a last login at %s is shown as %s", (last, shown) => {
  expect(describeLastLogin(last, now)).toBe(shown);
});
