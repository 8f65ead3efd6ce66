import { describe, expect, it } from "vitest";
import { fieldId, isPicked, textOf } from "./field-state";

describe("a field's id, which the error summary links to", () => {
  it("is its name where that is one word", () => {
    expect(fieldId("debtAmount")).toBe("debtAmount");
  });

  it("spells out places in lists, and no two names share one", () => {
    const names = [0, 1, 2].flatMap((place) =>
      ["fullName", "gender", "dateOfBirth", "futureIncomeSupportYear", "futureIncomeSupportAmount"].map(
        (part) => `dependants[${place}].${part}`,
      ),
    );
    expect(fieldId(names[0]!)).toBe("dependants-0-fullName");
    expect(new Set(names.map(fieldId)).size).toBe(names.length);
    for (const name of names) expect(fieldId(name)).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/);
  });
});

describe("what was picked", () => {
  it("is found alone, as one ticked box arrives, and in a list, as several do", () => {
    expect(isPicked("1", "1")).toBe(true);
    expect(isPicked(["1", "3"], "3")).toBe(true);
    expect(isPicked(["1", "3"], "2")).toBe(false);
    expect(isPicked([1, 3], "3")).toBe(true);
  });

  it("is nothing when nothing was given", () => {
    expect(isPicked(undefined, "1")).toBe(false);
    expect(textOf(undefined)).toBe("");
    expect(textOf(0)).toBe("0");
  });
});
