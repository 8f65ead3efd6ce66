import { expect, it } from "vitest";
import { findAdviceType, readAdviceType } from "./advice-type";

it("says of each plan_type what the specification calls its type", () => {
  expect([findAdviceType("base"), findAdviceType("edit")]).toEqual(["recommended", "customized"]);
});

it.each([
  ["recommended", "recommended"],
  ["customized", "customized"],
  ["customised", "customized"],
  ["edit", undefined],
  ["__proto__", undefined],
  ["", undefined],
  [null, undefined],
])("reads %j in an address as %j", (written, type) => {
  expect(readAdviceType(written)).toBe(type);
});
