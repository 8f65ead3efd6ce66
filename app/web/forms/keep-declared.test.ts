import { expect, test } from "vitest";
import { FORM_NAME_FIELD } from "~/ui/form";
import { keepDeclared } from "./keep-declared";

const FIELDS = ["label", "include", "include", "own_mix.cash", "annuity-#", "annuity-#"];

function keep(posted: [string, string | File][], file?: string) {
  const form = new FormData();
  for (const [name, value] of posted) form.append(name, value);
  return [...keepDeclared(form, FIELDS, file)];
}

const picture = new File(["GIF89a"], "picture");

test("what every form has and what this one declares is kept, as it was posted", () => {
  const posted: [string, string][] = [
    [FORM_NAME_FIELD, "share"],
    ["include", "health"],
    ["own_mix.cash", "5"],
    ["include", "figures"],
    ["label", "1".repeat(60_000)],
    ["processContextId", "one"],
    ["intent", "make"],
  ];
  expect(keep(posted)).toEqual(posted);
});

test.each([
  "a[20000000].x",
  "own_mix.cash.x",
  "own_mix[cash]",
  "Label",
  "",
  "toString",
  "__proto__.x",
  "annuity-",
  "annuity-1x",
  "annuity-1234567890",
  "x-1",
  Array.from({ length: 15_000 }, () => "a").join("."),
])("no other name is (%#)", (name) => expect(keep([[name, "1"]])).toEqual([]));

test("each comes as often as it is declared, and the first count", () => {
  const twice: [string, string][] = [
    ["label", "one"],
    ["label", "other"],
    ["include", "one"],
    ["include", "other"],
    ["include", "third"],
    ["annuity-1001", "10"],
    ["annuity-1002", "20"],
    ["annuity-1003", "30"],
  ];
  expect(keep(twice)).toEqual(twice.filter((_, at) => ![1, 4, 7].includes(at)));
});

test("a file comes in its own field alone", () => {
  const posted: [string, File][] = [
    ["picture", picture],
    ["label", picture],
  ];
  expect(keep(posted)).toEqual([]);
  expect(keep(posted, "picture").map(([name]) => name)).toEqual(["picture"]);
});
