import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";
import { BASIS_2026_11_LOW_INFLATION } from "./basis-2026-11-low-inflation";
import { checkBasis } from "./check-basis";
import { checkReleasedBases } from "./check-released-bases";
import { amountInForce, chooseBasis, findBasis } from "./choose-basis";
import { RELEASED_BASES } from "./released-bases";

/** The first basis with one number or list, found by its path, replaced. */
function brokenBasis(path: string, value: unknown): Basis {
  const copy: unknown = structuredClone(BASIS_2026_11);
  const keys = path.split(".");
  const last = keys.pop()!;
  const holder = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy as Basis;
}

describe("released bases", () => {
  test.each(RELEASED_BASES.map((basis) => [basis.version, basis] as const))("%s is sound", (_, basis) => {
    expect(() => checkBasis(basis)).not.toThrow();
  });

  test("are all the files that hold one, each named for its version", () => {
    const files = readdirSync("app/engine/basis").filter((name) => /^basis-.*\.ts$/.test(name));
    expect(RELEASED_BASES.map(({ version }) => `basis-${version}.ts`).sort()).toEqual(files.sort());
  });

  test("pass the check at the start of the program", () => {
    expect(() => checkReleasedBases()).not.toThrow();
  });

  test("the default fees add up to the totals of the specification", () => {
    const total = (pot: keyof Basis["fees"]["annual"]) =>
      Object.values(BASIS_2026_11.fees.annual[pot]).reduce((sum, share) => sum + share, 0);
    expect(total("annuity")).toBeCloseTo(0.02461, 12);
    expect(total("unitTrust")).toBeCloseTo(0.022885, 12);
    expect(total("emergencySavings")).toBeCloseTo(0.01495, 12);
  });
});

describe("a broken basis is refused and the part is named", () => {
  test.each([
    ["mortality.male.qx.3", 1.2, "mortality.male.qx[3]"],
    ["mortality.female.qx.0", Number.NaN, "mortality.female.qx[0]"],
    ["mortality.female.muHalf.5", 0.5, "mortality.female.muHalf[5]"],
    ["mortality.male.qx", [], "mortality.male.qx"],
    ["improvement.rateShare", -0.01, "improvement.rateShare"],
    ["impairment.smoker", 0.5, "impairment.smoker"],
    ["taxes.income.3.brackets.2.above", 200_000, "taxes.income[3].brackets[2].above"],
    ["taxes.income.3.brackets.1.base", 44_200, "taxes.income[3].brackets[1].base"],
    ["taxes.income.0.brackets.0.above", 1, "taxes.income[0].brackets"],
    ["taxes.income.1.year", 2030, "taxes.income[1].year"],
    ["taxes.income.3.medicalCredits.further", -254, "taxes.income[3].medicalCredits.further"],
    [
      "taxes.income.0.medicalCredits.from65.excessShare",
      33.3,
      "taxes.income[0].medicalCredits.from65.excessShare",
    ],
    [
      "taxes.income.0.medicalCredits.from65.timesCredits",
      0,
      "taxes.income[0].medicalCredits.from65.timesCredits",
    ],
    ["taxes.lumpSum.1.from", "2010-03-01", "taxes.lumpSum[1].from"],
    ["funds.coreIncome.mix", { cash: 0.5, saBonds: 0.4 }, "funds.coreIncome.mix"],
    ["funds.coreIncome.mix", { cash: 1.5, saBonds: -0.5 }, "funds.coreIncome.mix.cash"],
    ["defaultFunds.annuity", "unknown", "defaultFunds.annuity"],
    ["fees.annual.annuity.plannerShare", 1.15, "fees.annual.annuity.plannerShare"],
    ["fees.initialShare.unitTrust", -0.01, "fees.initialShare.unitTrust"],
    ["fees.plannerMaximum.annualShare", 1.15, "fees.plannerMaximum.annualShare"],
    ["correlations.0.5", 0.99, "correlations"],
    ["assetClasses.4.id", "gold", "assetClasses[4]"],
    ["inflation.autocorrelation", 1, "inflation.autocorrelation"],
    ["pricing.level", -1, "pricing.level"],
    ["pricesAsOf", "soon", "pricesAsOf"],
    ["pricesAsOf", "2026-11-02", "pricesAsOf"],
    ["pricesAsOfByKind.linked", "soon", "pricesAsOfByKind.linked"],
    ["pricesAsOfByKind.level", "2025-09-16", "pricesAsOfByKind.level"],
    ["rules.drawdown.minimumShare", 0.2, "rules.drawdown"],
    ["impairment.both", Infinity, "impairment.both"],
    ["rules.deMinimis", [], "rules.deMinimis"],
    // A step of 0 would raise the share in an endless loop.
    ["rules.unitTrustMaximumShare", 0, "rules.unitTrustMaximumShare"],
    ["rules.leastAnnuityPrice", -1, "rules.leastAnnuityPrice"],
    ["rules.dependantsShare.step", 0, "rules.dependantsShare.step"],
    ["rules.dependantsShare.minimum", 0.6, "rules.dependantsShare"],
    ["rules.emergencyMonths", Number.NaN, "rules.emergencyMonths"],
    ["rules.adjusting.longestGuaranteeYears", 9, "rules.adjusting.longestGuaranteeYears"],
    ["rules.adjusting.steps.cash", 0, "rules.adjusting.steps.cash"],
    ["targetConfidenceShare", 75, "targetConfidenceShare"],
    ["improvement.fromYear", -1998, "improvement.fromYear"],
    ["funds.coreIncome.id", "selectIncome", "funds.coreIncome.id"],
    ["funds.coreIncome.riskRating.id", 6, "funds.coreIncome.riskRating.id"],
    ["fees.annual.unitTrust.managementShare", 0.99, "fees.annual.unitTrust"],
    ["taxes.lumpSum.1.from", "soon", "taxes.lumpSum[1].from"],
    ["rules.deMinimis.1.from", "2026-02-30", "rules.deMinimis[1].from"],
    ["rules.latestRetirementAge", 54, "rules.latestRetirementAge"],
  ])("%s", (path, value, part) => {
    const check = () => checkBasis(brokenBasis(path, value));
    expect(check).toThrow(RangeError);
    expect(check).toThrow(new RegExp(`^${part.replace(/[[\]]/g, "\\$&")}: `));
  });

  /** The path of every number in the basis. */
  function placesOfNumbers(part: unknown, path: readonly string[] = []): string[] {
    if (typeof part === "number") return [path.join(".")];
    if (typeof part !== "object" || part === null) return [];
    return Object.entries(part).flatMap(([key, inner]) => placesOfNumbers(inner, [...path, key]));
  }

  test("whichever number is none, is infinite or is a text", () => {
    const places = placesOfNumbers(BASIS_2026_11);
    expect(places).toContain("improvement.fromYear");
    for (const place of places) {
      for (const wrong of [Number.NaN, Infinity, "1"])
        expect(() => checkBasis(brokenBasis(place, wrong)), place).toThrow(RangeError);
    }
  });

  test("symmetric correlations that no returns can have", () => {
    const correlations = BASIS_2026_11.correlations.map((row) => [...row]);
    correlations[0]![2] = correlations[2]![0] = 0.95;
    correlations[2]![5] = correlations[5]![2] = -0.95;
    expect(() => checkBasis({ ...BASIS_2026_11, correlations })).toThrow(/^correlations: must be positive/);
  });
});

describe("the check at the start of the program refuses", () => {
  const later = { ...BASIS_2026_11, version: "2027-03", effectiveFrom: "2027-03-01" };
  test.each<[string, Basis[], RegExp]>([
    [
      "a share above 1",
      [brokenBasis("targetConfidenceShare", 75)],
      /^basis 2026-11, targetConfidenceShare: /,
    ],
    ["two of one version", [BASIS_2026_11, BASIS_2026_11], /^version: two bases have 2026-11$/],
    [
      "two of one day",
      [BASIS_2026_11, { ...later, effectiveFrom: "2026-11-01" }],
      /^effectiveFrom: two bases/,
    ],
    ["a day that is none", [{ ...later, effectiveFrom: "2027-02-30" }], /^basis 2027-03, effectiveFrom: /],
    ["a version without a month", [{ ...later, version: "new" }], /^version: must be like/],
    ["no basis with a day", [{ ...later, effectiveFrom: null }], /^effectiveFrom: no basis/],
  ])("%s", (_, bases, message) => {
    expect(() => checkReleasedBases(bases)).toThrow(RangeError);
    expect(() => checkReleasedBases(bases)).toThrow(message);
  });
});

describe("choosing a basis", () => {
  const first = [BASIS_2026_11, BASIS_2026_11_LOW_INFLATION];

  test("a new one serves from its day on, and the old one stays for the plans computed with it", () => {
    const later = { ...BASIS_2026_11, version: "2027-03", effectiveFrom: "2027-03-01" };
    const bases = [later, ...first];
    expect(chooseBasis("2027-02-28", bases).version).toBe("2026-11");
    expect(chooseBasis("2027-03-01", bases).version).toBe("2027-03");
    expect(findBasis(chooseBasis("2026-11-20").version)).toBe(BASIS_2026_11);
    expect(() => chooseBasis("soon")).toThrow(/^date: /);
  });

  test("the first one serves any day until another takes effect", () => {
    expect(chooseBasis("2026-11-20").version).toBe("2026-11");
    expect(chooseBasis("2026-10-31").version).toBe("2026-11");
    expect(chooseBasis("2031-01-01", first).version).toBe("2026-11");
  });

  test("that of December 2026 serves from its first day on", () => {
    expect(chooseBasis("2026-11-30").version).toBe("2026-11");
    expect(chooseBasis("2026-12-01").version).toBe("2026-12");
  });

  test("that of December 2026 has other prices of life annuities, and nothing else of its own", () => {
    const { version, effectiveFrom, pricing, pricesAsOf, pricesAsOfByKind, ...others } = findBasis("2026-12");
    expect([version, effectiveFrom, pricesAsOf]).toEqual(["2026-12", "2026-12-01", "2026-02-16"]);
    expect(pricesAsOfByKind).toEqual({ linked: "2024-12-02", increasing5: pricesAsOf, level: pricesAsOf });
    // 9.8 - 1.1 and 9.2 - 1.1 percent; no later quote of an inflation-linked one is known.
    expect(pricing).toEqual({ ...BASIS_2026_11.pricing, linkedReal: 0.036, fixed5: 0.087, level: 0.081 });
    expect({ ...BASIS_2026_11, ...others }).toEqual(BASIS_2026_11);
  });

  test("a version is found by its name only when it was released", () => {
    expect(findBasis("2026-11-low-inflation").inflation.mean).toBe(0.035);
    expect(() => findBasis("1999-01")).toThrow(/^version: /);
  });

  test.each(["2026-11", "2026-12"])("low inflation leaves real yields of %s as they are", (version) => {
    const [usual, low] = [findBasis(version), findBasis(`${version}-low-inflation`)];
    expect(low.inflation.mean).toBe(0.035);
    const realYield = (basis: Basis, nominal: number) => (1 + nominal) / (1 + basis.inflation.mean);
    expect(realYield(low, low.pricing.level)).toBeCloseTo(realYield(usual, usual.pricing.level), 12);
    expect(realYield(low, low.pricing.fixed5)).toBeCloseTo(realYield(usual, usual.pricing.fixed5), 12);
    expect(low.pricing.linkedReal).toBe(usual.pricing.linkedReal);
  });

  test("the de minimis amount changed on 1 March 2026", () => {
    const { deMinimis } = BASIS_2026_11.rules;
    expect(amountInForce(deMinimis, "2026-02-28")).toBe(247_500);
    expect(amountInForce(deMinimis, "2026-03-01")).toBe(360_000);
  });

  test("the amount below which a living annuity may be commuted changed on 1 March 2026", () => {
    const { commutation } = BASIS_2026_11.rules;
    expect(amountInForce(commutation, "2026-02-28")).toBe(125_000);
    expect(amountInForce(commutation, "2026-03-01")).toBe(150_000);
  });
});
