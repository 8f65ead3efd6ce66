import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { addYears, isoDate } from "~/base/date";
import type { Advice, AdviceOptions, RetirementCase } from "./advice";
import { advise, guaranteedIncome } from "./advise";
import { lifeAnnuityIncome } from "./annuity/life-annuity-income";
import type { Basis } from "./basis/basis";
import { BASIS_2026_11 as BASIS } from "./basis/basis-2026-11";
import { BASIS_2026_11_LOW_INFLATION } from "./basis/basis-2026-11-low-inflation";
import { withFees } from "./fees/with-fees";

// Properties over many people take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const QUICK: AdviceOptions = { seed: 1, paths: 128 };
const PERSON: RetirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2027-03-01",
  member: { birthDate: "1962-03-14", sex: "male" },
  savings: 4_200_000,
  debt: 0,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  supports: [],
  hasBackup: false,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
};
const WITH_PARTNER: RetirementCase = { ...PERSON, partner: { birthDate: "1966-09-02", sex: "female" } };

const adviseQuickly = (change: Partial<RetirementCase>, basis: Basis = BASIS) =>
  advise({ ...PERSON, ...change }, basis, QUICK);

/** Income a month of annuity and unit trust together, by product. */
function incomes({ products }: Advice): Record<keyof Advice["products"], number> {
  const total = ({ outcomes: { expected } }: Advice["products"]["livingAnnuity"]) =>
    expected.incomeFromAnnuityPerMonth + expected.incomeFromUnitTrustPerMonth;
  return {
    livingAnnuityPlus: total(products.livingAnnuityPlus),
    livingAnnuity: total(products.livingAnnuity),
    lifeAnnuity: total(products.lifeAnnuity),
  };
}

/** Every number in a value, with where it stands. */
function numbersIn(value: unknown, path = "advice"): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

/** Invented people of all ages, savings, needs and families. */
const somebody: fc.Arbitrary<RetirementCase> = fc
  .record({
    age: fc.integer({ min: 55, max: 84 }),
    month: fc.integer({ min: 1, max: 12 }),
    sex: fc.constantFrom("male", "female"),
    partnerAge: fc.option(fc.integer({ min: 41, max: 99 }), { nil: undefined }),
    savings: fc.integer({ min: 50, max: 90 }).map((tenths) => Math.round(10 ** (tenths / 10))),
    debt: fc.integer({ min: 0, max: 400_000 }),
    emergencyIncomePerMonth: fc.integer({ min: 0, max: 60_000 }),
    support: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    seriousIllness: fc.boolean(),
    smoker: fc.boolean(),
  })
  .map(({ age, month, sex, partnerAge, support, ...answers }) => ({
    ...PERSON,
    ...answers,
    member: { birthDate: isoDate(2027 - age, month, 1), sex },
    ...(partnerAge && { partner: { birthDate: isoDate(2027 - partnerAge, 1, 15), sex: "female" } }),
    supports: support ? [{ amountPerMonthReal: support, endYear: 2035 }] : [],
    retirementDate: "2027-12-15",
  }));

/** Holds that no product's income is lower in the second case; 1e-9 of it counts as rounding. */
function expectNotLower(before: Advice, after: Advice): void {
  const [lower, higher] = [incomes(before), incomes(after)];
  for (const product of ["livingAnnuityPlus", "livingAnnuity", "lifeAnnuity"] as const) {
    expect(higher[product]).toBeGreaterThanOrEqual(lower[product] * (1 - 1e-9));
  }
}

function holdsForEverybody(check: (person: RetirementCase) => void, runs = 25): void {
  fc.assert(fc.property(somebody, check), { numRuns: runs });
}

describe("advice", () => {
  it("is the same bytes whoever was advised before, on whatever basis, fees, seed and paths", async () => {
    const options: AdviceOptions = { seed: 1, paths: 64, replicates: 2 };
    const childhood = { birthDate: "2016-09-02", sex: "female" } as const;
    const dearer = withFees(BASIS, { annuity: { annualExclVatShare: 0.01, initialExclVatShare: 0.01 } });
    const dearerTrust = withFees(BASIS, { unitTrust: { annualExclVatShare: 0.01 } });
    const swapped = { ...BASIS, defaultFunds: { ...BASIS.defaultFunds, unitTrust: "coreIncome" as const } };
    const jobs: Parameters<typeof advise>[] = [
      [PERSON, BASIS, options],
      [PERSON, BASIS, { ...options, replicates: 3 }],
      [WITH_PARTNER, BASIS, options],
      [{ ...PERSON, partner: childhood }, BASIS, options],
      [{ ...PERSON, seriousIllness: true, retirementDate: "2028-02-29" }, BASIS, options],
      ...[dearer, dearerTrust, swapped, BASIS_2026_11_LOW_INFLATION].map(
        (basis): Parameters<typeof advise> => [PERSON, basis, options],
      ),
      [PERSON, BASIS, { ...options, seed: 2 }],
      [PERSON, BASIS, { ...options, paths: 65 }],
    ];
    const alone = [];
    for (const job of jobs) {
      // An engine that has advised nobody yet: nothing is remembered.
      vi.resetModules();
      const fresh = await import("./advise");
      alone.push(JSON.stringify(fresh.advise(...job)));
    }
    const inOrder = jobs.map((job) => JSON.stringify(advise(...job)));
    const backwards = [...jobs].reverse().map((job) => JSON.stringify(advise(...job)));
    expect(inOrder).toEqual(alone);
    expect(backwards.reverse()).toEqual(alone);
  });

  it("does not change what it is told", () => {
    const frozen = Object.freeze({ ...WITH_PARTNER, supports: Object.freeze([]) });
    const before = JSON.stringify([frozen, BASIS]);
    advise(frozen, BASIS, QUICK);
    expect(JSON.stringify([frozen, BASIS])).toBe(before);
  });

  it("splits the savings at retirement without losing a rand", () => {
    holdsForEverybody((person) => {
      const { cash } = advise(person, BASIS, QUICK);
      const uses = cash.debtRepayment + cash.emergencySavings + cash.personalUse + cash.lumpSumTax;
      const whole = cash.savingsAtRetirement;
      expect(Math.abs(uses + cash.unitTrust + cash.annuity - whole)).toBeLessThan(1e-9 * whole);
      expect(cash.grossLumpSum).toBeLessThanOrEqual(cash.maxLumpSum);
    });
  });

  it("lets living annuities last with the target confidence, on the sample's own terms", () => {
    const { products } = advise(WITH_PARTNER, BASIS, { seed: 1, paths: 1024 });
    for (const product of [products.livingAnnuity, products.livingAnnuityPlus]) {
      expect(product.incomeLastsShare).toBeGreaterThanOrEqual(0.75);
      expect(product.incomeLastsShare).toBeLessThan(0.7505);
      expect(product.jointIncomeLastsShare).toBeLessThan(product.incomeLastsShare);
      // The projection, which also pays at least 2.5%, finds the same risk.
      expect(Math.abs(product.riskIncomeReducesShare - 0.25)).toBeLessThan(0.002);
      expect(product.riskIncomeRunsOutShare).toBeLessThan(product.riskIncomeReducesShare);
    }
  });

  it("orders the market views", () => {
    const { products } = advise(WITH_PARTNER, BASIS, { seed: 1, paths: 512 });
    for (const product of Object.values(products)) {
      const { capitalReal, incomePerMonthReal, estateReal } = product.projection;
      for (const series of [capitalReal, incomePerMonthReal, estateReal]) {
        series.poor.forEach((poor, k) => expect(poor).toBeLessThanOrEqual(series.expected[k]!));
        series.expected.forEach((expected, k) => expect(expected).toBeLessThanOrEqual(series.strong[k]!));
      }
    }
  });

  it("tells when income first reduces and when it first is below half, the earlier the poorer markets are", () => {
    // With a debt that uses up the tax-free part there is no unit trust, and the income is the annuity's alone.
    const { livingAnnuity } = advise({ ...PERSON, debt: 550_000 }, BASIS, { seed: 1, paths: 512 }).products;
    const { poor, expected } = livingAnnuity.outcomes;
    const { ages, incomePerMonthReal } = livingAnnuity.projection;
    const firstAgeBelow = (income: number) =>
      ages[incomePerMonthReal.poor.findIndex((poorIncome) => poorIncome < income)]!;
    const planned = poor.incomeFromAnnuityPerMonth;
    expect(poor.ageIncomeReduces).toBeLessThan(poor.ageIncomeRunsOut!);
    expect(expected.ageIncomeReduces ?? 111).toBeGreaterThan(poor.ageIncomeReduces!);
    // Whoever is below by an age has first been below by then; few recover.
    expect(poor.ageIncomeReduces).toBeLessThanOrEqual(firstAgeBelow(planned * 0.999));
    expect(poor.ageIncomeReduces).toBeGreaterThanOrEqual(firstAgeBelow(planned * 0.999) - 2);
    expect(poor.ageIncomeRunsOut).toBeLessThanOrEqual(firstAgeBelow(planned / 2));
    expect(poor.ageIncomeRunsOut).toBeGreaterThanOrEqual(firstAgeBelow(planned / 2) - 2);
  });

  it("takes an initial fee off what is invested, and off no life annuity", () => {
    const [free, charged] = [0, 0.03].map((share) => {
      const initialShare = { annuity: share / 2, unitTrust: share, emergencySavings: 0 };
      return adviseQuickly({}, { ...BASIS, fees: { ...BASIS.fees, initialShare } });
    });
    const share = (advice: Advice, product: keyof Advice["products"]) =>
      advice.products[product].outcomes.expected;
    for (const product of ["livingAnnuity", "livingAnnuityPlus"] as const) {
      const [before, after] = [share(free!, product), share(charged!, product)];
      expect(after.incomeFromAnnuityPerMonth).toBeCloseTo(0.985 * before.incomeFromAnnuityPerMonth, 8);
      expect(after.incomeFromUnitTrustPerMonth).toBeCloseTo(0.97 * before.incomeFromUnitTrustPerMonth, 8);
      expect(after.annuityDrawdownShare).toBeCloseTo(before.annuityDrawdownShare, 12);
    }
    const [lifeBefore, lifeAfter] = [share(free!, "lifeAnnuity"), share(charged!, "lifeAnnuity")];
    expect(lifeAfter.incomeFromAnnuityPerMonth).toBe(lifeBefore.incomeFromAnnuityPerMonth);
    expect(lifeAfter.annuityDrawdownShare).toBe(lifeBefore.annuityDrawdownShare);
  });

  it("shows the income with everything in the annuity beside the plan's", () => {
    const { incomeAllInAnnuityPerMonth, products, cash } = adviseQuickly({});
    const { incomeFromAnnuityPerMonth } = products.livingAnnuityPlus.outcomes.expected;
    const more = cash.totalCapitalProvidingIncome / cash.annuity;
    expect(incomeAllInAnnuityPerMonth).toBeCloseTo(incomeFromAnnuityPerMonth * more, 8);
  });

  it("shows figures from retirement to 110 and survivors at 72, 82 and 92 after it", () => {
    const { products } = adviseQuickly({ member: { birthDate: "1950-01-01", sex: "female" } });
    const { ages } = products.livingAnnuity.projection;
    expect([ages[0], ages[ages.length - 1], ages.length]).toEqual([77, 110, 34]);
    expect(products.livingAnnuity.survivors.map(({ ageAtDeath }) => ageAtDeath)).toEqual([82, 92]);
  });

  it("gives living annuity plus the plain living annuity's figures when everything is left", () => {
    const all = { supports: [{ amountPerMonthReal: 100_000, endYear: 2060 }] };
    const { products, recommended, isSupportCovered } = adviseQuickly(all);
    expect(recommended).toBe("LivingAnnuity");
    expect(isSupportCovered).toBe(false);
    expect({ ...products.livingAnnuityPlus, product: "LivingAnnuity" }).toEqual(products.livingAnnuity);
  });

  it("leaves the guaranteed payments to dependants without a partner, and nothing after ten years", () => {
    const { products, cash } = adviseQuickly({});
    const { estateReal, capitalReal } = products.lifeAnnuity.projection;
    const monthly = products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth;
    expect(capitalReal.expected[0]).toBeCloseTo(cash.unitTrust, 6);
    const certain = (1 - 1.036 ** -10) / (1.036 ** (1 / 12) - 1);
    expect(estateReal.expected[0]! - cash.unitTrust).toBeCloseTo(monthly * certain, 4);
    expect(estateReal.expected[10]).toBe(capitalReal.expected[10]);
    const { products: shared } = advise(WITH_PARTNER, BASIS, QUICK);
    expect(shared.lifeAnnuity.projection.estateReal).toEqual(shared.lifeAnnuity.projection.capitalReal);
    expect(shared.lifeAnnuity.partnerIncomePerMonth).toBeCloseTo(
      0.75 * shared.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth,
      9,
    );
  });

  it("pays the ill more from the same money, and tells how likely that lasts a healthy lifetime", () => {
    const [well, ill] = [adviseQuickly({}), adviseQuickly({ seriousIllness: true })];
    expectNotLower(well, ill);
    expect(ill.medianAgeAtDeath).toBeLessThan(well.medianAgeAtDeath - 3);
    expect(ill.products.livingAnnuity.incomeLastsHealthyShare).toBeLessThan(0.7);
    expect(well.products.livingAnnuity.incomeLastsHealthyShare).toBe(
      well.products.livingAnnuity.incomeLastsShare,
    );
    expect(ill.products.lifeAnnuity.product).toBe("EnhancedLifeAnnuity");
  });

  it("raises a smoker's life annuity only", () => {
    const [other, smoker] = [incomes(adviseQuickly({})), incomes(adviseQuickly({ smoker: true }))];
    expect(smoker.lifeAnnuity).toBeGreaterThan(other.lifeAnnuity);
    expect(smoker.livingAnnuity).toBe(other.livingAnnuity);
    expect(smoker.livingAnnuityPlus).toBe(other.livingAnnuityPlus);
  });

  it("takes tax off the annuity and none off the unit trust", () => {
    const { products } = adviseQuickly({});
    const { incomeFromAnnuityPerMonth: annuity, incomeFromUnitTrustPerMonth: trust } =
      products.livingAnnuity.outcomes.expected;
    // Tax year 2028 by the table of 2027, turning 65 in it: rebates 17 820 + 9 765, 18% up to 245 100.
    const tax = Math.max(0.18 * annuity * 12 - 27_585, 0) / 12;
    expect(annuity * 12).toBeLessThan(245_100);
    expect(tax).toBeGreaterThan(0);
    expect(products.livingAnnuity.afterTaxIncomePerMonth).toBeCloseTo(annuity - tax + trust, 8);
  });
});

describe("the income of step 6", () => {
  it("is the inflation-linked life annuity on healthy lives, bought after the lump sum", () => {
    const { cash } = advise(WITH_PARTNER, BASIS, QUICK);
    const wanted = lifeAnnuityIncome({
      member: WITH_PARTNER.member,
      partner: WITH_PARTNER.partner!,
      retirementDate: WITH_PARTNER.retirementDate,
      basis: BASIS,
      impairment: 1,
      kind: "linked",
      guaranteePeriodYears: 10,
      partnerShare: 0.75,
      premium: cash.annuity,
    });
    expect(guaranteedIncome(WITH_PARTNER, BASIS)).toBe(wanted);
    expect(guaranteedIncome({ ...WITH_PARTNER, ...{ seriousIllness: true } }, BASIS)).toBe(wanted);
  });
});

describe("for everybody", () => {
  it("more savings never lower an income", () => {
    holdsForEverybody((person) => {
      const richer = { ...person, savings: person.savings * 1.1 };
      expectNotLower(advise(person, BASIS, QUICK), advise(richer, BASIS, QUICK));
    });
  });

  it("retiring a year later never lowers an income", () => {
    holdsForEverybody((person) => {
      const later = { ...person, retirementDate: addYears(person.retirementDate, 1) };
      expectNotLower(advise(person, BASIS, QUICK), advise(later, BASIS, QUICK));
    });
  });

  it("smaller cash needs never lower an income", () => {
    holdsForEverybody((person) => {
      const frugal = { ...person, debt: person.debt / 2, emergencyIncomePerMonth: 0 };
      expectNotLower(advise(person, BASIS, QUICK), advise(frugal, BASIS, QUICK));
    });
  });

  it("more support to dependants never raises the income of living annuity plus", () => {
    holdsForEverybody((person) => {
      const supports = [...person.supports, { amountPerMonthReal: 5_000, endYear: 2040 }];
      expectNotLower(advise({ ...person, supports }, BASIS, QUICK), advise(person, BASIS, QUICK));
    });
  });

  it("a higher confidence never raises an income", () => {
    const bolder = { ...BASIS, targetConfidenceShare: 0.6 };
    holdsForEverybody((person) => {
      expectNotLower(advise(person, BASIS, QUICK), advise(person, bolder, QUICK));
    });
  });

  it("a longer guarantee and a larger partner's share never raise the life annuity", () => {
    const generous = { ...BASIS, pricing: { ...BASIS.pricing, guaranteePeriodYears: 15, partnerShare: 1 } };
    holdsForEverybody((person) => {
      expectNotLower(advise(person, generous, QUICK), advise(person, BASIS, QUICK));
    });
  });

  it("a higher fee never raises a living annuity's income", () => {
    const annuity = { ...BASIS.fees.annual.annuity, plannerShare: 0.0115 };
    const dearer = { ...BASIS, fees: { ...BASIS.fees, annual: { ...BASIS.fees.annual, annuity } } };
    holdsForEverybody((person) => {
      expectNotLower(advise(person, dearer, QUICK), advise(person, BASIS, QUICK));
    });
  });
});

describe("at the extremes", () => {
  const young = { birthDate: "1972-03-01", sex: "female" } as const;
  const old = { birthDate: "1941-03-02", sex: "male" } as const;
  it.each([
    ["55 with R100 000", { member: young, savings: 100_000 }],
    ["55 with R999 999 999 999", { member: young, savings: 999_999_999_999 }],
    ["85 with R100 000", { member: old, savings: 100_000 }],
    ["85 with R999 999 999 999", { member: old, savings: 999_999_999_999 }],
    ["85 with a partner of 40", { member: old, partner: { birthDate: "1986-03-02", sex: "female" } }],
    ["85, ill, all savings in needs", { member: old, seriousIllness: true, debt: 1e12, personalUse: 1e12 }],
  ] satisfies [string, Partial<RetirementCase>][])(
    "advice for somebody of %s is finite and sensible",
    (_, change) => {
      const advice = adviseQuickly({ hasBackup: true, ...change });
      for (const [path, value] of numbersIn(advice)) {
        expect(Number.isFinite(value), path).toBe(true);
        if (!path.includes("topUpsWithReturns")) expect(value, path).toBeGreaterThanOrEqual(0);
      }
      for (const { outcomes } of [advice.products.livingAnnuity, advice.products.livingAnnuityPlus]) {
        expect(outcomes.expected.annuityDrawdownShare).toBeGreaterThanOrEqual(0.025);
        expect(outcomes.expected.annuityDrawdownShare).toBeLessThanOrEqual(0.175);
      }
    },
  );

  it("refuses answers that make no sense, naming them", () => {
    expect(() => adviseQuickly({ savings: NaN })).toThrow(/^savings/);
    expect(() => adviseQuickly({ savings: 0 })).toThrow(/^savings/);
    expect(() => adviseQuickly({ debt: -1 })).toThrow(/^debt/);
    expect(() => adviseQuickly({ importance: undefined })).toThrow(/^importance/);
    expect(() => adviseQuickly({ retirementDate: "2026-11-19" })).toThrow(/^retirementDate/);
    expect(() => adviseQuickly({ member: { birthDate: "1975-01-01", sex: "male" } })).toThrow(/^member/);
    expect(() => advise(PERSON, BASIS, { seed: 1.5, paths: 8 })).toThrow(/^seed/);
    expect(() => advise(PERSON, BASIS, { seed: 1, paths: 0 })).toThrow(/^paths/);
    expect(() => guaranteedIncome({ ...PERSON, personalUse: Infinity }, BASIS)).toThrow(/^personalUse/);
  });

  // Answers come from stores and from other programs, which know nothing of types.
  it.each<[RegExp, unknown]>([
    [/^adviceDate: /, { adviceDate: "soon" }],
    [/^retirementDate: /, { retirementDate: "2027-02-30" }],
    [/^member\.birthDate: /, { member: undefined }],
    [/^member\.sex: /, { member: { birthDate: "1962-03-14", sex: "other" } }],
    [/^partner\.sex: /, { partner: { birthDate: "1962-03-14" } }],
    [/^partner\.birthDate: /, { partner: { birthDate: "2027-03-02", sex: "male" } }],
    [/^partner\.birthDate: /, { partner: { birthDate: "1907-03-01", sex: "male" } }],
    [/^savings: /, { savings: "4200000" }],
    [/^savings: /, { savings: 1e14 }],
    [/^debt: /, { debt: 1e300 }],
    [/^supports: /, { supports: null }],
    [/^supports\[0\]\.amountPerMonthReal: /, { supports: [{ amountPerMonthReal: 1e308, endYear: 2050 }] }],
    [/^supports\[0\]\.endYear: /, { supports: [{ amountPerMonthReal: 1, endYear: 1e9 }] }],
    [/^importance: /, { importance: "both" }],
    [/^hasBackup: /, { hasBackup: "no" }],
    [/^seriousIllness: /, { seriousIllness: "no" }],
    [/^smoker: /, { smoker: undefined }],
  ])("refuses answers of the wrong kind or size by name: %s", (name, change) => {
    const act = () => adviseQuickly(change as Partial<RetirementCase>);
    expect(act).toThrow(RangeError);
    expect(act).toThrow(name);
  });
});
