import { describe, expect, test } from "vitest";
import { annuityFactor, poolCredits, survivalAtAnniversaries } from "../index";
import { requireNotEmpty, requireProbabilities, requireShare } from "./require-number";

/** Values as untyped callers would pass them. */
const untyped = (value: unknown) => value as number;
const untypedTable = (value: unknown) => value as number[];

describe("arguments of another kind", () => {
  test("are no shares, though they compare like one", () => {
    for (const value of [null, "0.5", true, [0.5], undefined]) {
      expect(() => requireShare("share", untyped(value))).toThrow(/^share: /);
      expect(() => requireProbabilities("q", [0.1, untyped(value)])).toThrow(/^q\[1\]: /);
    }
  });

  test("are no tables, though they lack no entries", () => {
    for (const value of [null, undefined, {}, 5]) {
      expect(() => requireNotEmpty("table", untypedTable(value))).toThrow(/^table: /);
      expect(() => requireProbabilities("q", untypedTable(value))).toThrow(/^q: /);
    }
  });

  test("never become a figure", () => {
    expect(() => survivalAtAnniversaries([0.1, untyped(null)])).toThrow(RangeError);
    const pool = { mortality: [0.1], applyExclusion: false };
    expect(() => poolCredits({ ...pool, dependantsShare: untyped(null) })).toThrow(/^dependantsShare: /);
    const payments = { interestShare: 0.05, paymentsPerYear: 12, timing: "arrears" } as const;
    expect(() => annuityFactor({ ...payments, mortality: untypedTable({}) })).toThrow(RangeError);
  });
});
