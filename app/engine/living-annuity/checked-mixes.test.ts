import { describe, expect, it } from "vitest";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { expectedRealGrossReturn, logReturnDeviation, mixWeights } from "../market/expected-return";
import { readMix } from "./checked-mixes";

const [careful, middle, bold] = (["careful", "middle", "bold"] as const).map((name) => readMix(name, BASIS));
const inShares = ({ saEquity = 0, globalEquity = 0 }: ReturnType<typeof readMix>) => saEquity + globalEquity;

describe("what a living annuity is invested in", () => {
  it("is what its category allows in shares and in property", () => {
    expect(middle).toBe(BASIS.funds.selectIncome.mix);
    // ASISA: low equity at most 40%, medium 60%, high 75%; property at most 25% in each.
    for (const [mix, most] of [
      [careful, 0.4],
      [middle, 0.6],
      [bold, 0.75],
    ] as const) {
      expect(inShares(mix!)).toBeLessThanOrEqual(most);
      expect(mix!.saProperty).toBeLessThanOrEqual(0.25);
      expect(mixWeights(mix!)).toHaveLength(6);
    }
  });

  it("earns more and swings more from careful to bold", () => {
    for (const measure of [expectedRealGrossReturn, logReturnDeviation]) {
      const [low, medium, high] = [careful, middle, bold].map((mix) => measure(mix!, BASIS));
      expect(low).toBeLessThan(medium!);
      expect(medium).toBeLessThan(high!);
    }
  });

  it("has the markets of an equal mix however its parts are written", () => {
    const typed = readMix(
      { globalEquity: 0.2, cash: 0, saBonds: 0.25, saEquity: 0.35, inflationLinked: 0.1, saProperty: 0.1 },
      BASIS,
    );
    expect(JSON.stringify(typed)).toBe(JSON.stringify(middle));
  });

  it("is refused where the parts are not all of it", () => {
    expect(() => readMix({ cash: 0.9 }, BASIS)).toThrow(/^mix: /);
    expect(() => readMix({ cash: 1.2, saBonds: -0.2 }, BASIS)).toThrow(/^mix\.saBonds: /);
  });
});
