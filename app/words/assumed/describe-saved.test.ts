import { describe, expect, it } from "vitest";
import { collectTexts, plain } from "../../../tests/support/recommendation";
import { describeSavedLine, type PlanFigures } from "./describe-saved";
import { speakOf } from "../plan/speak-of";

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

const tell = (now: Partial<PlanFigures>, before: Partial<PlanFigures> = {}, clientName?: string) => {
  const figures = { before: { ...BEFORE, ...before }, now: { ...BEFORE, ...before, ...now } };
  const saved = describeSavedLine(
    now.overOrShort === undefined ? "income" : "need",
    figures,
    speakOf({ clientName }),
  );
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
      "The lump sum is now taxed: R21 951.",
      "Your income after tax is R250 lower.",
      "We now advise taking R171 951 in cash, not R550 000.",
    ]);
    expect(isLoss).toBe(true);
    expect(tell({ lumpSumTax: 0 }, { lumpSumTax: 9_000 }).said).toEqual(["The lump sum is no longer taxed."]);
    expect(tell({ lumpSumTax: 10_000 }, { lumpSumTax: 9_000 }).said).toEqual([
      "The tax on the lump sum is R1 000 higher: R10 000.",
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

  it("is held against what the person needs, where that was answered", () => {
    const say = (overOrShort: number) => tell({ overOrShort }).said[0];
    expect([-900, 0, 400].map(say)).toEqual([
      "You are R900 a month short of what you need.",
      "You have just what you need.",
      "You have R400 a month more than you need.",
    ]);
  });

  it("names the client to their adviser, and never says “you”", () => {
    const changes = [
      { lumpSum: 171_951, lumpSumTax: 21_951, mostInCash: 1_500_000, cashNeeds: 0, afterTaxPerMonth: 13_080 },
      { isAlone: true, afterTaxPerMonth: 13_500 },
      ...[-900, 0, 400].map((overOrShort) => ({ overOrShort })),
    ];
    const saved = changes.map((now) => tell(now, {}, "Thandi"));
    expect(saved[0]?.said).toContain("Thandi’s income after tax is R250 lower.");
    expect(saved[0]?.rows.map(({ name }) => name)).toContain("Thandi takes in cash");
    expect(saved[1]?.caption).toContain("if this is their only income");
    expect(saved[2]?.said[0]).toBe("Thandi is R900 a month short of what they need.");
    const known = tell({ afterTaxPerMonth: 12_700 }, { afterTaxPerMonth: undefined }, "Thandi");
    expect(known.said).toContain("After tax Thandi has R12 700 a month of this income.");
    expect(collectTexts([saved, known]).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  });

  it("is nothing where the figures stay", () => {
    expect(tell({})).toMatchObject({ said: ["Nothing in the figures changed."], isLoss: false });
  });
});
