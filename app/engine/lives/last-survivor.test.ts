import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastSurvivorYearlyMortality, pairStatus } from "./last-survivor";
import { survivalAtAnniversaries } from "./survival";

const mortality = fc
  .array(fc.double({ min: 0.001, max: 0.6, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((q) => [...q, 1]);

describe("the last survivor of two", () => {
  // By hand: member q = ½, 1; partner q = ¼, ½, 1. At least one alive: 1; 1 - ½·¼ = 7/8; ¾·½ = 3/8; 0.
  test("worked out by hand", () => {
    const status = pairStatus([0.5, 1], [0.25, 0.5, 1]);
    expect([...status.lastSurvivor]).toEqual([1, 7 / 8, 3 / 8, 0]);
    expect(status.both[1]).toBe(3 / 8);
    expect(status.onlyMember[1]).toBe(1 / 8);
    expect(status.onlyPartner[1]).toBe(3 / 8);
    const q = lastSurvivorYearlyMortality([0.5, 1], [0.25, 0.5, 1]);
    expect(q[0]).toBeCloseTo(1 / 8, 12);
    expect(q[1]).toBeCloseTo(4 / 7, 12);
    expect(q[2]).toBe(1);
  });

  // ASM study manual for exam MLC, 13th edition, example 54B: lives of 82 and 80.
  test("a published example: at least one lives after two and three years", () => {
    const { lastSurvivor } = pairStatus([0.14, 0.16, 0.18], [0.07, 0.09, 0.11]);
    expect(lastSurvivor[2]).toBeCloseTo(0.95733, 5);
    expect(lastSurvivor[3]).toBeCloseTo(0.899399, 6);
  });

  test("its yearly probabilities rebuild the chance that at least one lives", () => {
    fc.assert(
      fc.property(mortality, mortality, (member, partner) => {
        const rebuilt = survivalAtAnniversaries(lastSurvivorYearlyMortality(member, partner));
        pairStatus(member, partner).lastSurvivor.forEach((chance, k) => {
          expect(rebuilt[k]).toBeCloseTo(chance, 12);
        });
      }),
    );
  });

  test("lives at least as long as either, and the order of the two does not matter", () => {
    fc.assert(
      fc.property(mortality, mortality, (member, partner) => {
        const { lastSurvivor, both, onlyMember, onlyPartner } = pairStatus(member, partner);
        const mirrored = pairStatus(partner, member);
        survivalAtAnniversaries(member).forEach((chance, k) => {
          expect(lastSurvivor[k]).toBeGreaterThanOrEqual(chance - 1e-12);
        });
        lastSurvivor.forEach((chance, k) => {
          expect(chance).toBeCloseTo(both[k]! + onlyMember[k]! + onlyPartner[k]!, 12);
          expect(mirrored.lastSurvivor[k]).toBeCloseTo(chance, 12);
        });
      }),
    );
  });

  test("a life beside one that dies at once counts alone", () => {
    fc.assert(
      fc.property(mortality, (member) => {
        lastSurvivorYearlyMortality(member, [1]).forEach((q, k) => {
          if (k > 0) expect(q).toBeCloseTo(member[k]!, 9);
        });
      }),
    );
  });
});
