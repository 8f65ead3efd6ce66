/**
 * Properties of any amounts: 300 cases each for taxes, the cash part and the dependants' share, and 10 000
 * before a release.
 */
import fc from "fast-check";
import { describe, test, vi } from "vitest";
import { RETIRES_TODAY } from "../../tests/support/cash-source";
import { countRuns } from "../../tests/support/count-runs";
import { atMost, holds } from "../../tests/support/laws";
import { findBasis, grossLumpSum, incomeTax, lumpSumTax } from "~/engine";
import { adviseCash } from "./recommendation/cash-advice";
import type { CashSource } from "./recommendation/cash-source";
import { dependantsShareFor, valueOfSupports } from "./recommendation/dependants-share";

// Takes seconds when run alone, and longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const MANY = { numRuns: countRuns({ usually: 300, long: 10_000 }), seed: 20_261_126 };
const basis = findBasis("2026-11");

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rand = fc.double({ min: 0, max: 2e7, noNaN: true });

describe("taxes", () => {
  const date = "2026-11-20";
  const taxOf = (amount: number, priorLumpSums: number) => lumpSumTax({ amount, priorLumpSums, date, basis });

  test("on lump sums never fall, take at most 36% of the next rand, and two are taxed like one", () => {
    fc.assert(
      fc.property(rand, rand, rand, (amount, prior, more) => {
        const tax = taxOf(amount, prior);
        const step = taxOf(amount + more, prior) - tax;
        const gross = grossLumpSum({ net: amount, priorLumpSums: prior, date, basis });
        holds({
          "between none and 36%": tax >= 0 && atMost(tax, 0.36 * amount),
          "never falls": step >= -1e-6 && step <= 0.36 * more + 1e-6,
          "earlier ones count": atMost(tax, taxOf(amount, prior + more)),
          "two like one": Math.abs(tax + taxOf(more, prior + amount) - taxOf(amount + more, prior)) < 1e-6,
          "net and gross": Math.abs(gross - taxOf(gross, prior) - amount) < 1e-6,
        });
      }),
      MANY,
    );
  });

  test("on income never fall, leave more after tax of more before it, and never rise with age", () => {
    const year = fc.integer({ min: 2024, max: 2040 });
    fc.assert(
      fc.property(
        rand,
        rand,
        fc.integer({ min: 18, max: 119 }),
        year,
        (income, more, age, yearOfAssessment) => {
          const of = (taxablePerYear: number, ageAtYearEnd: number) =>
            incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment, basis });
          const step = of(income + more, age) - of(income, age);
          holds({
            "between none and 45%": of(income, age) >= 0 && atMost(of(income, age), 0.45 * income),
            "never falls": step >= -1e-6 && step <= 0.45 * more + 1e-6,
            "never rises with age": of(income, age + 1) <= of(income, age),
          });
        },
      ),
      MANY,
    );
  });
});

describe("the cash part and the share left to dependants", () => {
  test("lose no rand, meet needs in their order, stay within a third, and leave more of more", () => {
    const needs = fc.record({
      debtRepayment: rand,
      emergencySavings: fc.double({ min: 0, max: 1e6, noNaN: true }),
      personalUse: rand,
    });
    const savings = fc.double({ min: 1, max: 1e8, noNaN: true });
    const ownRand = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 2e6, noNaN: true }));
    fc.assert(
      fc.property(savings, needs, ownRand, ownRand, (whole, wanted, ownSavings, neverDeducted) => {
        const never = { contributionsNotDeducted: neverDeducted };
        const own = { ownSavingsAtRetirement: ownSavings, ownSavingsForNeeds: ownSavings, ...never };
        const adviseOn = (amount: number, source: Partial<CashSource> = own) =>
          adviseCash({ ...RETIRES_TODAY, ...source, savingsAtRetirement: amount }, wanted, basis);
        const cash = adviseOn(whole);
        const {
          debtRepayment,
          emergencySavings,
          personalUse,
          unitTrust,
          lumpSumTax: tax,
          annuity,
          grossLumpSum: gross,
          ownSavingsUsed: used,
        } = cash;
        const kept = adviseOn(whole, { ownSavingsAtRetirement: ownSavings, ...never });
        const allDeducted = adviseOn(whole, { ...own, contributionsNotDeducted: 0 });
        const parts = [debtRepayment, emergencySavings, personalUse, unitTrust, tax, annuity];
        const met = [debtRepayment, emergencySavings, personalUse];
        const asked = [wanted.debtRepayment, wanted.emergencySavings, wanted.personalUse];
        holds({
          "no rand lost":
            Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole - used) < 1e-6 * Math.max(whole, 1),
          "no own rand lost": Math.abs(cash.ownSavings + used - ownSavings) < 1e-6,
          "own savings only beyond what is free of tax":
            used === 0 || atMost(550_000 + neverDeducted - 1e-6, gross) || atMost(whole / 3 - 1e-6, gross),
          "no tax while own savings are left": cash.ownSavings < 1e-6 || tax < 1e-6,
          "own savings raise no tax and leave no need unmet that they could meet":
            atMost(tax, kept.lumpSumTax) && atMost(cash.unmetCashNeeds, kept.unmetCashNeeds),
          "contributions never deducted come off the lump sum first":
            Math.abs(cash.contributionsLeft - Math.max(neverDeducted - gross, 0)) < 1e-6,
          "and raise no tax and leave no more unmet":
            atMost(tax, allDeducted.lumpSumTax) && atMost(cash.unmetCashNeeds, allDeducted.unmetCashNeeds),
          "none negative": parts.every((part) => part >= -1e-6),
          "at most a third": atMost(gross, whole / 3),
          "never more than asked": met.every((need, index) => atMost(need, asked[index]!)),
          "in order": met.every(
            (need, index) =>
              need <= 1e-6 ||
              met.slice(0, index).every((m, i) => Math.abs(m - asked[i]!) < 1e-6 * Math.max(1, asked[i]!)),
          ),
          "more savings leave more": atMost(annuity, adviseOn(whole * 1.05).annuity),
        });
      }),
      MANY,
    );
  });

  test("the share rises with what was promised, falls with what there is, and covers it or is all", () => {
    const promised = fc.record({
      amountPerMonthReal: fc.double({ min: 0, max: 1e5, noNaN: true }),
      endYear: fc.integer({ min: 2020, max: 2070 }),
    });
    fc.assert(
      fc.property(
        fc.array(promised, { maxLength: 4 }),
        fc.double({ min: 1, max: 3e7, noNaN: true }),
        share,
        (supports, annuity, more) => {
          const value = valueOfSupports(supports, "2027-03-01", 0.03);
          const left = dependantsShareFor(value, annuity, basis);
          holds({
            "a half to all": left >= 0.5 && left <= 1,
            "in steps of five": Math.abs(left * 20 - Math.round(left * 20)) < 1e-9,
            "covers or is all": left === 1 || left * annuity >= value,
            "no step too many": left === 0.5 || (left - 0.05) * annuity < value + 1e-6,
            "rises with the promise": dependantsShareFor(value * (1 + more), annuity, basis) >= left,
            "falls with the capital": dependantsShareFor(value, annuity * (1 + more), basis) <= left,
            "a higher rate values it less": atMost(valueOfSupports(supports, "2027-03-01", 0.04), value),
          });
        },
      ),
      MANY,
    );
  });
});
