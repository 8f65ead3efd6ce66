import { expect, it } from "vitest";
import { isTypedInstant } from "./written-query";

it.each([
  ["2026-11-20T21:59:59.123456Z", true],
  ["2026-02-30T00:00:00.000000Z", false],
  ["2026-11-20T99:99:99.000000Z", false],
  ["0000-01-01T00:00:00.000000Z", false],
  ["9999-12-31T23:59:59.999999Z", false],
  ["", false],
])("knows whether a list can name the instant %j", (text, can) => {
  expect(isTypedInstant(text)).toBe(can);
});
