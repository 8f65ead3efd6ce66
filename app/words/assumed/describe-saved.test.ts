import { describe, expect, it } from "vitest";
import { plain } from "../../../tests/support/recommendation";
import { describeSavedLine } from "./describe-saved";
import type { PlanFigures } from "./describe-saved";

const BEFORE: PlanFigures = {
  product: "LivingAnnuityPlus",
  incomePerMonth: 14_000,
  afterTaxPerMonth: 13_330,
  isAlone: false,
  mostInCash: 1_250_000,
  lumpSum: 550_000,
  lumpSumTax: 0,
  cashNeeds: 150_000,
  unitTrust: 400_000,
};

const tell = (now: Partial<PlanFigures>, before: Partial<PlanFigures> = {}) => {
  const saved = describeSavedLine("income", { ...BEFORE, ...before }, { ...BEFORE, ...before, ...now });
  return { ...saved, said: [saved.conclusion, ...saved.sentences].map(plain) };
};

describe("what an answer changed", () => {
  it("is the income after tax, by how much and from what", () => {
    const { said, isLoss } = tell({ afterTaxPerMonth: 10_440 });
    expect(said).toEqual(["Your income after tax is R2 890 lower."]);
    expect(isLoss).toBe(true);
    expect(tell({ afterTaxPerMonth: 13_500 })).toMatchObject({ isLoss: false });
    expect(tell({ afterTaxPerMonth: 13_500 }).said[0]).toBe("Your income after tax is R170 higher.");
  });

  it("says so in the same breath where that takes it for the only income", () => {
    expect(tell({ afterTaxPerMonth: 13_500, isAlone: true }).said[0]).toBe(
      "Your income after tax is R170 higher, if this is your only income.",
    );
  });

  it("is the income before tax while other income is open, and what is left of it once that is told", () => {
    const open = { afterTaxPerMonth: undefined, isAlone: true };
    expect(tell({ ...open, incomePerMonth: 13_900 }, open).said).toEqual([
      "Your income before tax is R100 lower.",
    ]);
    expect(tell({ ...open, incomePerMonth: 13_900 }, open).rows.map(({ name }) => name)).toEqual([
      "Income a month, before tax",
    ]);
    expect(tell({ afterTaxPerMonth: 12_700, isAlone: false }, open).said).toEqual([
      "After tax you have R12 700 a month of this income.",
    ]);
  });

  it("begins with the tax on the lump sum, and tells what is advised instead", () => {
    const { said, isLoss } = tell({ lumpSum: 171_951, lumpSumTax: 21_951, afterTaxPerMonth: 13_080 });
    expect(said).toEqual([
      "Your lump sum is now taxed: R21 951.",
      "Your income after tax is R250 lower.",
      "We now advise taking R171 951 in cash, not R550 000.",
    ]);
    expect(isLoss).toBe(true);
    expect(tell({ lumpSumTax: 0 }, { lumpSumTax: 9_000 }).said).toEqual([
      "Your lump sum is no longer taxed.",
    ]);
    expect(tell({ lumpSumTax: 10_000 }, { lumpSumTax: 9_000 }).said).toEqual([
      "The tax on your lump sum is R1 000 higher: R10 000.",
    ]);
    expect(tell({ lumpSum: 0 }).said).toEqual(["We now advise taking nothing in cash."]);
  });

  it("sets what differs side by side, and the income always", () => {
    const { rows } = tell({ lumpSum: 171_951, lumpSumTax: 21_951, unitTrust: 0 });
    expect(rows.map(({ name, before, now }) => plain(`${name} | ${before} | ${now}`))).toEqual([
      "You take in cash | R550 000 | R171 951",
      "Tax on it | R0 | R21 951",
      "In the unit trust | R400 000 | R0",
      "Income a month, after tax | R13 330 | R13 330",
    ]);
    expect(tell({ afterTaxPerMonth: 13_500, isAlone: true }).caption).toContain(
      "if this is your only income",
    );
    expect(tell({}).rows).toEqual([]);
  });

  it("is what may be taken, and another annuity", () => {
    expect(tell({ mostInCash: 1_500_000, product: "LivingAnnuity" }).said).toEqual([
      "You may take up to R1 500 000 in cash, not R1 250 000.",
      "We now advise a living annuity.",
    ]);
  });

  it("is nothing where the figures stay", () => {
    expect(tell({})).toMatchObject({ said: ["Nothing in your figures changed."], isLoss: false });
  });
});
