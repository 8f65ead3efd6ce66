import { describe, expect, it } from "vitest";
import { nestPaths, parsePath, readPath } from "./field-path";

describe("the path of an answer", () => {
  it.each([
    ["name", ["name"]],
    ["dependants[0].fullName", ["dependants", 0, "fullName"]],
    ["dependants[12].dateOfBirth", ["dependants", 12, "dateOfBirth"]],
  ])("%s has the steps %j", (path, steps) => expect(parsePath(path)).toEqual(steps));

  it("reads nested values, and nothing where the way ends", () => {
    const values = { dependants: [{ fullName: "Jabu" }] };
    expect(readPath(values, "dependants[0].fullName")).toBe("Jabu");
    expect(readPath(values, "dependants[1].fullName")).toBeUndefined();
    expect(readPath(undefined, "name")).toBeUndefined();
  });

  it("nests values by their paths", () => {
    const entries = [
      ["name", "Thandi"],
      ["dependants[0].fullName", "Jabu"],
      ["dependants[0].gender", "male"],
      ["dependants[1].futureIncomeSupportYear", 2031],
    ] as const;
    expect(nestPaths(entries)).toEqual({
      name: "Thandi",
      dependants: [{ fullName: "Jabu", gender: "male" }, { futureIncomeSupportYear: 2031 }],
    });
  });
});
