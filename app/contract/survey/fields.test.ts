import { describe, expect, it } from "vitest";
import { describeField, FIELD_NAMES } from "./fields";
import { surveyRecordSchema } from "./survey-record";

describe("the table of fields", () => {
  it("asks step by step", () => {
    const steps = FIELD_NAMES.map((name) => describeField(name).step);
    expect(steps).toEqual([...steps].sort());
  });

  it("opens a field by one of its own step that is asked before it and is not itself opened", () => {
    for (const [place, name] of FIELD_NAMES.entries()) {
      const { openedBy, step } = describeField(name);
      if (!openedBy) continue;
      const opener = FIELD_NAMES.slice(0, place).find((candidate) => candidate === openedBy.field);
      expect(opener && describeField(opener), name).toMatchObject({ step });
      expect(opener && describeField(opener).openedBy, name).toBeUndefined();
    }
  });

  it("sends every field, and nothing twice but an employer's name in the place of a fund", () => {
    const wires = FIELD_NAMES.map((name) => describeField(name).wire);
    expect(Object.keys(surveyRecordSchema.shape)).toEqual(expect.arrayContaining(wires));
    const twice = wires.filter((wire, place) => wires.indexOf(wire) !== place);
    expect(twice).toEqual(["relevant_fund_retiring_from"]);
  });
});
