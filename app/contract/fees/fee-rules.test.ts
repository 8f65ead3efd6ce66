import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addVat } from "~/base/vat";
import { feesInFund, isHigher, readFees, writeFees } from "./fee-rules";

const fee = fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100);
const typed = fc.record({ initial: fee, annual: fee, company: fee });
const rules = { automatedAdvice: 0.1, vatPerct: 15 };

describe("fees", () => {
  test("are written and read back without loss", () => {
    fc.assert(
      fc.property(typed, (fees) => {
        const product = writeFees("LAP", fees, rules);
        expect(readFees(product)).toEqual(fees);
        expect(writeFees("LAP", readFees(product), rules)).toEqual(product);
      }),
    );
  });

  test("have VAT rounded to the hundredth, half of one up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (hundredths) => {
        expect(addVat(hundredths / 100, 15)).toBe(Math.floor((hundredths * 115 + 50) / 100) / 100);
      }),
    );
    expect(addVat(1.1, 15)).toBe(1.27);
    expect(addVat(0.7, 15)).toBe(0.81);
  });

  test("are higher if any part is, also where a fund loses its own lower ones", () => {
    const table = (annual: number) => ({
      fundBasedFPFees: [],
      allOtherFPFees: [writeFees("UT", { initial: 0, annual, company: 0 }, rules)],
    });
    const own = {
      ...table(0.8),
      fundBasedFPFees: [{ fundNr: "1", fundName: "One", products: table(0.3).allOtherFPFees }],
    };
    expect([isHigher(table(0.5), table(0.5)), isHigher(table(0.51), table(0.5))]).toEqual([false, true]);
    expect([isHigher(table(0.8), own), isHigher(own, table(0.8))]).toEqual([true, false]);
    expect(feesInFund(own, "UT", "1")?.annualFeeBreakdown.fpFeeExclVat).toBe(0.3);
    expect(feesInFund(own, "UT", "2")?.annualFeeBreakdown.fpFeeExclVat).toBe(0.8);
  });
});
