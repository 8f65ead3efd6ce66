import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annuityFactor, certainAnnuityFactor } from "./annuity-factor";
import { assuranceFactor } from "./assurance-factor";

/**
 * Makeham's law of the Standard Ultimate Life Table, force mu_x = A + B·c^x (Dickson, Hardy and Waters, Actuarial
 * Mathematics for Life Contingent Risks, 3rd edition, appendix D), integrated by hand over t years from age x:
 * S_x(t) = exp(-A·t - B·c^x·(c^t - 1)/ln c).
 */
const [A, B, C] = [0.00022, 2.7e-6, 1.124];
const makehamSurvival = (age: number) => (years: number) =>
  Math.exp(-A * years - ((B * C ** age) / Math.log(C)) * (C ** years - 1));
/** Yearly q from an age on, until about one in 10^30 lives. */
const makehamMortality = (age: number) =>
  Array.from({ length: 140 - age }, (_, k) => 1 - makehamSurvival(age + k)(1));

const YEARLY = { interestShare: 0.05, paymentsPerYear: 1, timing: "advance" } as const;
const MONTHLY = { interestShare: 0.05, paymentsPerYear: 12, timing: "arrears" } as const;

/** The value of 1 at the end of the year of death, within `years`, plus 1 to a life that survives that long. */
function assurance(mortality: readonly number[], interestShare: number, years?: number): number {
  return years === undefined
    ? assuranceFactor({ mortality, interestShare, kind: "wholeLife" })
    : assuranceFactor({ mortality, interestShare, kind: "endowment", termYears: years });
}

describe("the Standard Ultimate Life Table, ages 20 to 100", () => {
  const lines = readFileSync("fixtures/reference/annuity/sult.csv", "utf8").trim().split("\n");
  const rows = lines.filter((line) => /^\d/.test(line)).map((line) => line.split(",").map(Number));
  /** Half of the last printed digit, and 1e-9 for the binary form of the printed number. */
  const toRounding = (decimals: number) => 0.5 * 10 ** -decimals + 1e-9;

  test("has all its ages", () => {
    expect(rows.map(([age]) => age)).toEqual(Array.from({ length: 81 }, (_, index) => 20 + index));
  });

  const columns: [name: string, column: number, decimals: number, (age: number) => number][] = [
    ["lives l_x", 1, 1, (age) => 100_000 * makehamSurvival(20)(age - 20)],
    ["probability of dying q_x", 2, 6, (age) => makehamMortality(age)[0]!],
    ["annuity ä_x", 3, 4, (age) => annuityFactor({ ...YEARLY, mortality: makehamMortality(age) })],
    ["assurance A_x", 4, 5, (age) => assurance(makehamMortality(age), 0.05)],
    ["assurance at twice the force, ²A_x", 5, 5, (age) => assurance(makehamMortality(age), 1.05 ** 2 - 1)],
    [
      "temporary annuity of 10 years",
      6,
      4,
      (age) => annuityFactor({ ...YEARLY, mortality: makehamMortality(age), termYears: 10 }),
    ],
    ["endowment assurance of 10 years", 7, 5, (age) => assurance(makehamMortality(age), 0.05, 10)],
    [
      "temporary annuity of 20 years",
      8,
      4,
      (age) => annuityFactor({ ...YEARLY, mortality: makehamMortality(age), termYears: 20 }),
    ],
    ["endowment assurance of 20 years", 9, 5, (age) => assurance(makehamMortality(age), 0.05, 20)],
    ["pure endowment of 5 years", 10, 5, (age) => pureEndowment(age, 5)],
    ["pure endowment of 10 years", 11, 5, (age) => pureEndowment(age, 10)],
    ["pure endowment of 20 years", 12, 5, (age) => pureEndowment(age, 20)],
  ];

  function pureEndowment(age: number, termYears: number): number {
    return assuranceFactor({
      mortality: makehamMortality(age),
      interestShare: 0.05,
      kind: "pureEndowment",
      termYears,
    });
  }

  test.each(columns)("%s to its rounding", (_, column, decimals, compute) => {
    for (const row of rows) {
      const difference = Math.abs(compute(row[0]!) - row[column]!);
      expect(difference, `age ${row[0]}`).toBeLessThanOrEqual(toRounding(decimals));
    }
  });

  test("a survival function and yearly probabilities give the same yearly annuity", () => {
    for (const age of [20, 65, 100]) {
      const bySurvival = annuityFactor({ ...YEARLY, mortality: makehamSurvival(age) });
      expect(bySurvival).toBeCloseTo(annuityFactor({ ...YEARLY, mortality: makehamMortality(age) }), 9);
    }
  });
});

describe("published values of two lives and of a guarantee", () => {
  // Dickson, Hardy and Waters, Actuarial Mathematics for Life Contingent Risks, example 9.1 (f): lives of 65 and 60,
  // five yearly payments in advance while at least one lives, at 5%: 4.5437.
  test("last survivor, from the book's two extracts of life tables", () => {
    const chance = (lives: readonly number[]) => (years: number) => (lives[years] ?? 0) / lives[0]!;
    const value = annuityFactor({
      ...YEARLY,
      mortality: chance([43302, 42854, 42081, 41351, 40050]),
      partner: { mortality: chance([47260, 47040, 46755, 46500, 46227]), share: 1 },
      termYears: 5,
    });
    expect(value).toBeCloseTo(4.5437, 4);
  });

  // Society of Actuaries, exam FAM-L sample questions: 10 years certain and life due at 65 on this table, 13.8141.
  test("ten years certain and life at 65", () => {
    const value = annuityFactor({ ...YEARLY, mortality: makehamMortality(65), guaranteeYears: 10 });
    expect(value).toBeCloseTo(13.8141, 4);
  });
});

describe("identities", () => {
  const age = fc.integer({ min: 20, max: 100 });
  const years = fc.integer({ min: 0, max: 40 });
  const rate = fc.double({ min: -0.02, max: 0.2, noNaN: true });

  test("with a guarantee of n years = n years certain + deferred by n years, to 1e-12", () => {
    fc.assert(
      fc.property(age, years, rate, (x, n, interestShare) => {
        const payments = { ...MONTHLY, interestShare, increaseShare: 0.03 };
        const mortality = makehamSurvival(x);
        const whole = annuityFactor({ ...payments, mortality, guaranteeYears: n });
        const parts =
          certainAnnuityFactor(payments, n) + annuityFactor({ ...payments, mortality, deferredYears: n });
        expect(Math.abs(whole - parts) / Math.max(whole, 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 50 },
    );
  });

  test("increases of g at yield i = level at (1+i)/(1+g)-1, for yearly payments in advance", () => {
    fc.assert(
      fc.property(age, rate, fc.double({ min: 0, max: 0.1, noNaN: true }), (x, i, g) => {
        const mortality = makehamMortality(x);
        const rising = annuityFactor({ ...YEARLY, mortality, interestShare: i, increaseShare: g });
        const level = annuityFactor({ ...YEARLY, mortality, interestShare: (1 + i) / (1 + g) - 1 });
        expect(Math.abs(rising / level - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  test("all to the partner, no guarantee = a(x) + a(y) - a(xy)", () => {
    fc.assert(
      fc.property(age, age, rate, (x, y, interestShare) => {
        const payments = { ...MONTHLY, interestShare };
        const [member, partner] = [makehamSurvival(x), makehamSurvival(y)];
        const lastSurvivor = annuityFactor({
          ...payments,
          mortality: member,
          partner: { mortality: partner, share: 1 },
        });
        const both = annuityFactor({ ...payments, mortality: (t) => member(t) * partner(t) });
        const sum =
          annuityFactor({ ...payments, mortality: member }) +
          annuityFactor({ ...payments, mortality: partner }) -
          both;
        expect(Math.abs(lastSurvivor - sum) / Math.max(sum, 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 50 },
    );
  });

  test("in advance costs one first payment more than in arrears, for a level annuity", () => {
    const mortality = makehamSurvival(65);
    const arrears = annuityFactor({ ...MONTHLY, mortality });
    const advance = annuityFactor({ ...MONTHLY, mortality, timing: "advance" });
    expect(advance - arrears).toBeCloseTo(1 / 12, 10);
  });

  test("certain for n years is the annuity of compound interest, (1 - v^n)/i in arrears", () => {
    const yearly = { ...YEARLY, timing: "arrears" } as const;
    expect(certainAnnuityFactor(yearly, 10)).toBeCloseTo((1 - 1.05 ** -10) / 0.05, 12);
    expect(certainAnnuityFactor({ ...yearly, interestShare: 0 }, 10)).toBeCloseTo(10, 12);
  });
});

// By hand. q = ½, 1; yearly in arrears at 25%: one payment, made with chance ½ after one year: ½ · 0.8 = 0.4.
// A partner with q = 0.2, 1 and a share of ¾ adds ¾ · ½ · 0.8 · 0.8 = 0.24; a guarantee of one year makes the
// payment certain, 0.8, and a partner then adds nothing.
describe("a short life worked out by hand", () => {
  const annuity = {
    interestShare: 0.25,
    paymentsPerYear: 1,
    timing: "arrears",
    mortality: [0.5, 1],
  } as const;
  const partner = { mortality: [0.2, 1], share: 0.75 };

  test("alone, with a partner, with a guarantee", () => {
    expect(annuityFactor(annuity)).toBeCloseTo(0.4, 12);
    expect(annuityFactor({ ...annuity, partner })).toBeCloseTo(0.64, 12);
    expect(annuityFactor({ ...annuity, partner, guaranteeYears: 1 })).toBeCloseTo(0.8, 12);
  });

  // The member is dead after a year; the partner lives one year with chance ½ and two with ¼: ½ · 0.8 + ¼ · 0.64.
  test("the partner's share lasts as long as the partner, however short the member's table", () => {
    const survivor = { mortality: [0.5, 0.5, 1], share: 1 };
    expect(annuityFactor({ ...annuity, mortality: [1], partner: survivor })).toBeCloseTo(0.56, 12);
  });

  // Half-yearly: chances √½ after half a year and ½ after one, discounts √0.8 and 0.8, payments of ½; a
  // guarantee of three years outlasts the table: six certain payments.
  test("within the year the force is constant, and a guarantee outlasts the table", () => {
    const halfYearly = { ...annuity, paymentsPerYear: 2 };
    expect(annuityFactor(halfYearly)).toBeCloseTo((Math.sqrt(0.4) + 0.4) / 2, 12);
    const sure = [1, 2, 3, 4, 5, 6].reduce((sum, half) => sum + 0.5 * 0.8 ** (half / 2), 0);
    expect(annuityFactor({ ...halfYearly, guaranteeYears: 3 })).toBeCloseTo(sure, 12);
  });

  test("increases come at anniversaries, equal payments within a year", () => {
    const rising = { ...annuity, paymentsPerYear: 2, increaseShare: 0.1, guaranteeYears: 2 };
    const sure = 0.5 * (0.8 ** 0.5 + 0.8) + 0.5 * 1.1 * (0.8 ** 1.5 + 0.8 ** 2);
    expect(annuityFactor(rising)).toBeCloseTo(sure, 12);
  });
});

describe("impossible annuities are refused by name", () => {
  const annuity = { ...MONTHLY, mortality: [0.1, 1] };
  test.each([
    ["interestShare", { interestShare: -1 }],
    ["interestShare", { interestShare: Number.NaN }],
    ["increaseShare", { increaseShare: Infinity }],
    ["paymentsPerYear", { paymentsPerYear: 0 }],
    ["paymentsPerYear", { paymentsPerYear: 1.5 }],
    ["guaranteeYears", { guaranteeYears: -1 }],
    ["deferredYears", { deferredYears: Number.NaN }],
    ["termYears", { termYears: -5 }],
    ["mortality", { mortality: [] }],
    ["mortality[1]", { mortality: [0.1, 1.1] }],
    ["partner.mortality[0]", { partner: { mortality: [Number.NaN], share: 1 } }],
    ["mortality(0)", { mortality: () => 2 }],
    ["partner.share", { partner: { mortality: [1], share: 1.01 } }],
  ])("%s", (name, change) => {
    const act = () => annuityFactor({ ...annuity, ...change });
    expect(act).toThrow(RangeError);
    expect(act).toThrow(new RegExp(`^${name.replace(/[[\]().]/g, "\\$&")}: `));
  });
});

describe("terms that end within a payment", () => {
  const q = [0.1, 0.2, 0.4, 1];
  const yearly = { mortality: q, interestShare: 0.05, paymentsPerYear: 1, timing: "arrears" } as const;

  test("are refused by name, and taken where a payment ends there", () => {
    expect(() => annuityFactor({ ...yearly, termYears: 2.5 })).toThrow(
      /^termYears: must be a multiple of 1\/1/,
    );
    expect(() => annuityFactor({ ...yearly, guaranteeYears: 1.1 })).toThrow(/^guaranteeYears: /);
    expect(() => annuityFactor({ ...yearly, deferredYears: 0.5 })).toThrow(/^deferredYears: /);
    expect(() => certainAnnuityFactor(yearly, 2.5)).toThrow(/^years: /);
    const endowment = { mortality: q, interestShare: 0.05, kind: "endowment", termYears: 2.5 } as const;
    expect(() => assuranceFactor(endowment)).toThrow(/^termYears: /);
    expect(assuranceFactor({ ...endowment, interestShare: 0, periodsPerYear: 2 })).toBeCloseTo(1, 12);
    // Five twelfths have no exact binary form.
    const months = certainAnnuityFactor({ ...yearly, interestShare: 0, paymentsPerYear: 12 }, 5 / 12);
    expect(Math.abs(months / (5 / 12) - 1)).toBeLessThan(1e-10);
  });
});
