import { describe, expect, it } from "vitest";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { lastSurvivorYearlyMortality } from "../lives/last-survivor";
import { deathInYearProbabilities } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import type { Life } from "../case/retirement-case";
import { readNeededLifetime } from "./needed-lifetime";

const HE: Life = { birthDate: "1956-06-15", sex: "male" };
const SHE: Life = { birthDate: "1960-02-03", sex: "female" };
const TODAY = "2026-11-25";
const tableOf = (life: Life) => yearlyMortality({ life, retirementDate: TODAY, basis: BASIS, impairment: 1 });
const sum = (chances: Float64Array) => chances.reduce((all, chance) => all + chance, 0);

describe("how long an income is needed", () => {
  it.each([[[HE]], [[HE, SHE]], [[{ ...HE, birthDate: "1926-12-01" }]]])(
    "is a plan's lifetime of %o when the year begins today",
    (lives) => {
      const [q, other] = lives.map(tableOf);
      const needed = other ? lastSurvivorYearlyMortality(q!, other) : q!;
      const { endedBefore, deaths } = readNeededLifetime(lives, { from: TODAY, to: TODAY }, BASIS);
      expect(endedBefore).toBe(0);
      deathInYearProbabilities(needed).forEach((chance, k) => expect(deaths[k]).toBeCloseTo(chance, 12));
    },
  );

  it("counts the days until the year begins, by hand", () => {
    // From 25 November to 1 June is 188 days: a fraction t of the first year, with survival (1 - q)^t.
    const t = 188 / 365;
    const [q0, q1] = tableOf(HE);
    const { endedBefore, deaths } = readNeededLifetime([HE], { from: TODAY, to: "2027-06-01" }, BASIS);
    expect(endedBefore).toBeCloseTo(1 - (1 - q0!) ** t, 12);
    expect(deaths[0]).toBeCloseTo(1 - (1 - q0!) ** (1 - t) * (1 - q1!) ** t, 12);
    expect(sum(deaths)).toBeCloseTo(1, 12);
  });

  it("ends with the second death of two, by hand", () => {
    const t = 6 / 365;
    const [his, hers] = [tableOf(HE)[0]!, tableOf(SHE)[0]!];
    const { endedBefore } = readNeededLifetime([HE, SHE], { from: TODAY, to: "2026-12-01" }, BASIS);
    expect(endedBefore).toBeCloseTo((1 - (1 - his) ** t) * (1 - (1 - hers) ** t), 12);
  });

  it("is refused for somebody who has died by then for sure", () => {
    const oldest: Life = { birthDate: "1907-06-01", sex: "female" };
    expect(() => readNeededLifetime([oldest], { from: TODAY, to: "2026-12-01" }, BASIS)).toThrow(
      /^member\.birthDate: /,
    );
  });
});
