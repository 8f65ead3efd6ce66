import { expect, test } from "vitest";
import { passesLuhn } from "./luhn";

// The number that Luhn's patent (US 2950048) and most descriptions of the method use.
test.each([
  ["79927398713", true],
  ["79927398710", false],
  ["79927398714", false],
])("the check digit of %s is right: %s", (digits, isRight) => {
  expect(passesLuhn(digits)).toBe(isRight);
});
