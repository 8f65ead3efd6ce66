import { expect, test } from "vitest";
import { inventRsaid, passesLuhn } from "./invented-rsaid";

// The number that Luhn's patent (US 2950048) and most descriptions of the method use.
test.each([
  ["79927398713", true],
  ["79927398710", false],
  ["79927398714", false],
])("the check digit of %s is right: %s", (digits, isRight) => {
  expect(passesLuhn(digits)).toBe(isRight);
});

test("an invented ID number has 13 digits and cannot belong to anyone", () => {
  for (let count = 0; count < 500; count += 1) {
    const rsaid = inventRsaid();
    expect(rsaid).toMatch(/^\d{13}$/);
    expect(passesLuhn(rsaid)).toBe(false);
  }
});
