import { describe, expect, it } from "vitest";
import getPath from "./get-path";

const values = { name: "Thandi", dependants: [{}, { year: 2031 }], boxes: ["1", "3"] };

describe("reading a nested value by a control's name", () => {
  it.each([
    ["name", "Thandi"],
    ["dependants[1].year", 2031],
    ["dependants[0].fullName", undefined],
    ["dependants[2].fullName", undefined],
    ["boxes", ["1", "3"]],
    ["nothing.at.all", undefined],
  ])("%s is %j", (path, value) => expect(getPath(values, path)).toEqual(value));

  it("finds nothing in nothing", () => expect(getPath(undefined, "name")).toBeUndefined());
});
