import { expect, test } from "vitest";
import { parseForeignPhone, writeDialled } from "./foreign-phone";

test.each(["+44 20 7946 0018", "0044 20 7946 0018", "+44 (20) 7946-0018"])(
  "%s is a number of another country",
  (typed) => expect(parseForeignPhone(typed)).toBe("+442079460018"),
);

test.each([
  "+27 82 123 4567",
  "0027821234567",
  "082 123 4567",
  "44 20 7946 0018",
  "+1234567",
  "+1234567890123456",
  "",
])("%s is none", (typed) => expect(parseForeignPhone(typed)).toBeUndefined());

test("a number is dialled from South Africa with a 0, or with its country's code", () => {
  expect(writeDialled("821234567")).toBe("0821234567");
  expect(writeDialled("+442079460018")).toBe("+442079460018");
});
