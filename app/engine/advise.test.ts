import { describe, expect, it, vi } from "vitest";
import { NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../fixtures/people/retirement-cases";
import { BASIS, QUICK, expectNotLower, incomesByProduct } from "../../tests/support/held-plan";
import type { Advice, AdviceOptions } from "./advice/advice";
import type { RetirementCase } from "./case/retirement-case";
import { advise, guaranteedIncome } from "./advise";
import { lifeAnnuityIncome } from "./annuity/life-annuity-income";
import type { Basis } from "./basis/basis";
import { BASIS_2026_11_LOW_INFLATION } from "./basis/basis-2026-11-low-inflation";
import { withFees } from "./fees/with-fees";

const PERSON = NEEDS_NO_CASH;
const WITH_PARTNER: RetirementCase = { ...PERSON, partner: WANTS_CERTAINTY.partner! };

const adviseQuickly = (change: Partial<RetirementCase>, basis: Basis = BASIS) =>
  advise({ ...PERSON, ...change }, basis, QUICK);

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
    const adviseAll = async (all: typeof jobs) => {
      // A fresh engine has empty caches; a cache that confuses two jobs gives other answers in the opposite order.
      vi.resetModules();
      const fresh = await import("./advise");
      return all.map((job) => JSON.stringify(fresh.advise(...job)));
    };
    const backwards = await adviseAll([...jobs].reverse());
    expect(await adviseAll(jobs)).toEqual(backwards.reverse());
  });

  it("does not change what it is told", () => {
    const frozen = Object.freeze({ ...WITH_PARTNER, supports: Object.freeze([]) });
    const before = JSON.stringify([frozen, BASIS]);
    advise(frozen, BASIS, QUICK);
    expect(JSON.stringify([frozen, BASIS])).toBe(before);
  });

  it("lets living annuities last with the confidence told, on the sample's own terms", () => {
    const { products } = advise(WITH_PARTNER, BASIS, { seed: 1, paths: 1024 });
    for (const product of [products.livingAnnuity, products.livingAnnuityPlus!]) {
      expect(product.incomeLastsShare).toBeGreaterThanOrEqual(0.75);
      expect(product.incomeLastsShare).toBeLessThan(0.7505);
      // The projection, which also pays at least 2.5%, finds the same risk.
      expect(Math.abs(product.riskIncomeReducesShare - 0.25)).toBeLessThan(0.002);
      expect(product.riskIncomeHalvesShare).toBeLessThan(product.riskIncomeReducesShare);
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

  it("never says that the annuity pays more than annuity and unit trust together", () => {
    const { products } = advise(WITH_PARTNER, BASIS, { seed: 1, paths: 512 });
    for (const { projection, outcomes } of Object.values(products)) {
      const { incomePerMonthReal, incomeFromAnnuityPerMonthReal } = projection;
      for (const market of ["poor", "expected", "strong"] as const) {
        const fromAnnuity = incomeFromAnnuityPerMonthReal[market];
        expect(fromAnnuity).toHaveLength(projection.ages.length);
        expect(fromAnnuity[0]).toBeCloseTo(outcomes[market].incomeFromAnnuityPerMonth, 6);
        fromAnnuity.forEach((part, k) => expect(part).toBeLessThanOrEqual(incomePerMonthReal[market][k]!));
      }
    }
    const { incomeFromAnnuityPerMonthReal: forLife } = products.lifeAnnuity.projection;
    expect(new Set(forLife.poor)).toEqual(new Set(forLife.strong));
  });

  it("tells when income first reduces and when it first is below half, the earlier the poorer markets are", () => {
    // A debt that uses up the tax-free part leaves no unit trust, so the income is the annuity's alone.
    const { livingAnnuity } = advise({ ...PERSON, debt: 550_000 }, BASIS, { seed: 1, paths: 512 }).products;
    const { poor, expected } = livingAnnuity.outcomes;
    const { ages, incomePerMonthReal } = livingAnnuity.projection;
    const firstAgeBelow = (income: number) =>
      ages[incomePerMonthReal.poor.findIndex((poorIncome) => poorIncome < income)]!;
    const planned = poor.incomeFromAnnuityPerMonth;
    expect(poor.ageIncomeReduces).toBeLessThan(poor.ageIncomeHalves!);
    expect(expected.ageIncomeReduces ?? 111).toBeGreaterThan(poor.ageIncomeReduces!);
    // Paths below the income at an age first fell below it by then; few recover.
    expect(poor.ageIncomeReduces).toBeLessThanOrEqual(firstAgeBelow(planned * 0.999));
    expect(poor.ageIncomeReduces).toBeGreaterThanOrEqual(firstAgeBelow(planned * 0.999) - 2);
    expect(poor.ageIncomeHalves).toBeLessThanOrEqual(firstAgeBelow(planned / 2));
    expect(poor.ageIncomeHalves).toBeGreaterThanOrEqual(firstAgeBelow(planned / 2) - 2);
  });

  it("takes an initial fee off what is invested, and off no life annuity", () => {
    const [free, charged] = [0, 0.03].map((share) => {
      const initialShare = { annuity: share, unitTrust: share, emergencySavings: 0 };
      return adviseQuickly({}, { ...BASIS, fees: { ...BASIS.fees, initialShare } });
    });
    const share = (advice: Advice, product: keyof Advice["products"]) =>
      advice.products[product]!.outcomes.expected;
    for (const product of ["livingAnnuity", "livingAnnuityPlus"] as const) {
      const [before, after] = [share(free!, product), share(charged!, product)];
      expect(after.incomeFromAnnuityPerMonth).toBeCloseTo(0.97 * before.incomeFromAnnuityPerMonth, 8);
      expect(after.incomeFromUnitTrustPerMonth).toBeCloseTo(0.97 * before.incomeFromUnitTrustPerMonth, 8);
      expect(after.annuityDrawdownShare).toBeCloseTo(before.annuityDrawdownShare, 12);
    }
    const [lifeBefore, lifeAfter] = [share(free!, "lifeAnnuity"), share(charged!, "lifeAnnuity")];
    expect(lifeAfter.incomeFromAnnuityPerMonth).toBe(lifeBefore.incomeFromAnnuityPerMonth);
    expect(lifeAfter.annuityDrawdownShare).toBe(lifeBefore.annuityDrawdownShare);
  });

  it("shows the income with everything in the annuity beside the plan's", () => {
    const { incomeAllInAnnuityPerMonth, products, cash } = adviseQuickly({});
    // Without a unit trust (a debt takes the tax-free part) the annuity alone is drawn at the target confidence.
    const alone = adviseQuickly({ debt: 550_000 }).products.livingAnnuityPlus!;
    const { annuityDrawdownShare } = alone.outcomes.expected;
    const wanted = (annuityDrawdownShare * cash.totalCapitalProvidingIncome) / 12;
    expect(incomeAllInAnnuityPerMonth).toBeCloseTo(wanted, 6);
    expect(annuityDrawdownShare).toBeGreaterThan(
      products.livingAnnuityPlus!.outcomes.expected.annuityDrawdownShare,
    );
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
    expect({ ...products.livingAnnuityPlus!, product: "LivingAnnuity" }).toEqual(products.livingAnnuity);
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

  it("pays the ill more for life, and draws no more of the same money", () => {
    const [well, ill] = [adviseQuickly({}), adviseQuickly({ seriousIllness: true })];
    expectNotLower(well, ill);
    expect(ill.medianAgeAtDeath).toBe(well.medianAgeAtDeath);
    expect(incomesByProduct(ill).livingAnnuity).toBe(incomesByProduct(well).livingAnnuity);
    expect(ill.products.lifeAnnuity.product).toBe("EnhancedLifeAnnuity");
  });

  it("raises a smoker's life annuity only", () => {
    const [other, smoker] = [
      incomesByProduct(adviseQuickly({})),
      incomesByProduct(adviseQuickly({ smoker: true })),
    ];
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
