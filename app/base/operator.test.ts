import { expect, it } from "vitest";
import { describeOperator, sayPhoneNumber } from "./operator";

it("is an example until it is set, fact by fact", () => {
  const operator = describeOperator({ licence: "12345", phone: "211234567" });
  expect(operator.licence).toEqual({ text: "12345", isExample: false });
  expect(operator.phone).toEqual({ text: "211234567", isExample: false });
  expect(operator.plusProvider).toEqual({ text: "Baobab Annuities Ltd", isExample: true });
  expect(operator.name).toEqual({ text: "Baobab Advice (Pty) Ltd", isExample: true });
});

it("has no provider of a living annuity plus where it says so", () => {
  expect(describeOperator({ plusProvider: "none" })).not.toHaveProperty("plusProvider");
  expect(describeOperator({ plusProvider: "Nonesuch Life" }).plusProvider?.text).toBe("Nonesuch Life");
});

it("says in a sentence whether its number is an example", () => {
  expect(sayPhoneNumber(describeOperator({}))).toBe("+27 (0) 10 000 0100 (an example number)");
  expect(sayPhoneNumber(describeOperator({ phone: "211234567" }))).toBe("+27 (0) 21 123 4567");
});
