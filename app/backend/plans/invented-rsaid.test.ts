import { expect, test } from "vitest";
import { passesLuhn } from "~/base/luhn";
import { inventRsaid } from "./invented-rsaid";

test("an invented ID number has 13 digits and cannot belong to anyone", () => {
  for (let count = 0; count < 500; count += 1) {
    const rsaid = inventRsaid();
    expect(rsaid).toMatch(/^\d{13}$/);
    expect(passesLuhn(rsaid)).toBe(false);
  }
});
