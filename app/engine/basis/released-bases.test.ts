import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Basis } from "./basis";
import { findBasis } from "./choose-basis";
import { RELEASED_BASES } from "./released-bases";

/** Every basis version ever released, with the fingerprint of its data. */
const RELEASED = new Map(
  readFileSync("fixtures/reference/basis/released.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",") as [version: string, fingerprint: string]),
);

/** The data with keys sorted, so that their order in the source does not count. */
function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder);
  if (typeof part !== "object" || part === null) return part;
  return Object.entries(part)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, inOrder(value)]);
}

/** JSON writes numbers so that they can be read back to the last bit, so any change shows. */
const fingerprint = (data: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(data)))
    .digest("hex");

/** Released before engine 3, which reads more of a basis; their originally released data is unchanged. */
const BEFORE_ENGINE_3 = ["2026-11", "2026-11-low-inflation"];

/** Paths of the data that engine 3 added. */
const ADDED_BY_ENGINE_3 = [
  "pricesAsOf",
  "lowFeeShare",
  "rules.unitTrustMaximumShare",
  "rules.leastAnnuityPrice",
  "taxes.income.medicalCredits",
];

/** Released before engine 4 and its additions; their data is unchanged as well. */
const BEFORE_ENGINE_4 = [...BEFORE_ENGINE_3, "2026-12", "2026-12-low-inflation"];
const ADDED_BY_ENGINE_4 = ["pricesAsOfByKind"];

/** The data without the given paths; a path through a list applies to all of its members. */
function without(places: readonly string[], data: unknown, above = ""): unknown {
  if (Array.isArray(data)) return data.map((member) => without(places, member, above));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !places.includes(above + name))
      .map(([name, part]) => [name, without(places, part, `${above}${name}.`)]),
  );
}

function asReleased(basis: Basis): unknown {
  const { version } = basis;
  return without(
    [
      ...(BEFORE_ENGINE_3.includes(version) ? ADDED_BY_ENGINE_3 : []),
      ...(BEFORE_ENGINE_4.includes(version) ? ADDED_BY_ENGINE_4 : []),
    ],
    basis,
  );
}

describe("a released basis", () => {
  test.each(RELEASED_BASES.map((basis) => [basis.version, basis] as const))(
    "%s is what it was when it was released",
    (version, basis) => {
      const advice = RELEASED.has(version)
        ? `Basis ${version} was released, and plans that keep it have to come out to the cent again: leave it as it was, and ` +
          "add a new basis in a file of its own with its line in released-bases.ts."
        : `Basis ${version} is new: once it is right, add it with this fingerprint to fixtures/reference/basis/released.csv.`;
      expect(fingerprint(asReleased(basis)), advice).toBe(RELEASED.get(version));
    },
  );

  test.each(BEFORE_ENGINE_3)("%s has the day of its prices beside what was released", (version) => {
    expect(findBasis(version).pricesAsOf).toBe("2025-09-15");
  });

  test.each(BEFORE_ENGINE_4)("%s has the day of each kind's prices beside what was released", (version) => {
    const { pricesAsOf, pricesAsOfByKind } = findBasis(version);
    // No later quote of an inflation-linked annuity is known.
    expect(pricesAsOfByKind).toEqual({ linked: "2024-12-02", increasing5: pricesAsOf, level: pricesAsOf });
  });

  test.each(BEFORE_ENGINE_3)("%s has a low fee beside what was released", (version) => {
    expect(findBasis(version).lowFeeShare).toBe(0.015);
  });

  // SARS's rates for the years of assessment 2024 to 2026, and the Budget of 25 February 2026.
  test.each(BEFORE_ENGINE_3)("%s has medical credits beside what was released", (version) => {
    const from65 = { excessShare: 0.333, timesCredits: 3 };
    const before = { firstTwo: 364, further: 246, from65 };
    expect(findBasis(version).taxes.income.map(({ year, medicalCredits }) => [year, medicalCredits])).toEqual(
      [
        [2024, before],
        [2025, before],
        [2026, before],
        [2027, { firstTwo: 376, further: 254, from65 }],
      ],
    );
  });

  test("has the day of its prices in its fingerprint when it was released with it", () => {
    const basis = findBasis("2026-12");
    expect(fingerprint(asReleased({ ...basis, pricesAsOf: "2026-02-17" }))).not.toBe(
      RELEASED.get(basis.version),
    );
  });

  test("is never taken away", () => {
    const versions = RELEASED_BASES.map(({ version }) => version);
    const missing = [...RELEASED.keys()].filter((version) => !versions.includes(version));
    expect(missing, "Plans keep these bases: put them back into released-bases.ts.").toEqual([]);
  });

  test("has another fingerprint when one number differs in its last digit, and the same in another order of keys", () => {
    const basis = RELEASED_BASES[0]!;
    const { inflation, ...others } = basis;
    expect(fingerprint({ inflation, ...others })).toBe(fingerprint(basis));
    const mean = inflation.mean * (1 + Number.EPSILON);
    expect(fingerprint({ ...basis, inflation: { ...inflation, mean } })).not.toBe(fingerprint(basis));
  });
});
