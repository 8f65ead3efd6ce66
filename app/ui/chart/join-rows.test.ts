import { expect, it } from "vitest";
import { joinRows } from "./join-rows";

it("makes one row of ages of which the same is said, and keeps it on paper if one of them is there", () => {
  const rows = [
    [63, "R2 835", "R2 835"],
    [64, "R2 835", "R2 835"],
    [65, "R2 835", "R2 835"],
    [66, "R2 835", "R2 900"],
    [67, "R2 835", "R2 835"],
  ];
  expect(joinRows({ rows, minorRows: [1, 3, 4] })).toEqual({
    rows: [
      ["63 to 65", "R2 835", "R2 835"],
      [66, "R2 835", "R2 900"],
      [67, "R2 835", "R2 835"],
    ],
    minorRows: [1, 2],
  });
});
