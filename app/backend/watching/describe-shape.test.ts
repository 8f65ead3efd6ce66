import { describe, expect, it } from "vitest";
import { people } from "../../../fixtures/people";
import { describeShape } from "./describe-shape";

/** Lists every value in a record that is more than a choice from a few. */
function listValues(record: object): string[] {
  return Object.values(record)
    .map(String)
    .filter((value) => value.length > 3 && value !== "base");
}

describe("the shape of what a call carries", () => {
  it("names fields and kinds of values", () => {
    expect(
      describeShape({ body: { plan_type: "base", rsaid: "", savings: 4, agreed: true, dob: null } }),
    ).toEqual([
      "body: fields",
      "  plan_type: base",
      "  rsaid: empty text",
      "  savings: number",
      "  agreed: yes or no",
      "  dob: nothing",
    ]);
    expect(describeShape([{ id: 1 }, { id: 2 }])).toEqual(["list of 2", "  id: number"]);
    expect(describeShape({})).toEqual(["fields"]);
    expect(describeShape(null)).toEqual(["nothing"]);
  });

  it("holds no answer of anybody", () => {
    for (const { record } of people("2026-11-23")) {
      const shape = describeShape({ body: { survey: record } }).join("\n");
      expect(shape).toContain("retirement_savings: number");
      for (const value of listValues(record)) expect(shape.replace(/^ *\w+: /gm, "")).not.toContain(value);
    }
  });

  it("leaves out a name that is no field's", () => {
    expect(describeShape({ "8001015009087": "x", "Thandi M": 1 })).toEqual([
      "(a name): text",
      "(a name): number",
    ]);
  });

  it("ends after 200 lines and says so", () => {
    const long = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, at]));
    expect(describeShape(long)).toHaveLength(201);
    expect(describeShape(long).at(-1)).toBe("and more");
  });
});
