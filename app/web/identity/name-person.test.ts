import { expect, test } from "vitest";
import { namePerson } from "./name-person";

test.each([
  [{ givenNames: "Thandi Precious", surname: "Nkosi" }, "Thandi Nkosi", "TN"],
  [{ givenNames: "Óscar" }, "Óscar", "Ó"],
  [{ surname: "van der Merwe" }, "van der Merwe", "V"],
  [{ givenNames: " ", surname: "" }, "Unnamed", "U"],
  [{}, "Unnamed", "U"],
])("%j is shown as %s, %s", (names, name, initials) => {
  expect(namePerson(names)).toEqual({ name, initials });
});
