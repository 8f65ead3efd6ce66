import { expect, it } from "vitest";
import { describeOperator } from "./operator";

it("is an example until it is set, fact by fact", () => {
  const operator = describeOperator({ licence: "12345", phone: "211234567" });
  expect(operator.licence).toEqual({ text: "12345", isExample: false });
  expect(operator.phone).toEqual({ text: "211234567", isExample: false });
  expect(operator.name).toEqual({ text: "Baobab Advice (Pty) Ltd", isExample: true });
});
