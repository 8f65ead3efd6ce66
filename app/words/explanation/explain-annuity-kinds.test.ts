import { describe, expect, it } from "vitest";
import { explainAnnuityKinds } from "./explain-annuity-kinds";

describe("the kinds of annuity", () => {
  it("are told by the same questions, without a figure", () => {
    const { heads, rows, ...rest } = explainAnnuityKinds();
    expect(heads.slice(1)).toEqual(["Life annuity", "Living annuity", "Living annuity plus"]);
    expect(rows.every((row) => row.length === heads.length)).toBe(true);
    expect(JSON.stringify([rows, rest])).not.toMatch(/R\d/);
  });
});
