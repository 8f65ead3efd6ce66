import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Advice, ProductAdvice } from "./advice/advice";
import type { RetirementCase } from "./case/retirement-case";
import { advise, DEFAULT_OPTIONS } from "./advise";
import { findBasis } from "./basis/choose-basis";
import { ENGINE_VERSION } from "./advice/engine-version";

const NOBODY = {
  adviceDate: "2026-11-20",
  debt: 0,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  supports: [],
  hasBackup: true,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
} satisfies Partial<RetirementCase>;

/** Invented people, one for each product and for each length of market paths. */
const PEOPLE: Record<string, RetirementCase> = {
  "woman of 60 alone, who leaves money": {
    ...NOBODY,
    retirementDate: "2027-06-30",
    member: { birthDate: "1967-02-11", sex: "female" },
    savings: 3_250_000,
  },
  "man of 66 with a young partner and a child": {
    ...NOBODY,
    retirementDate: "2028-01-01",
    member: { birthDate: "1961-05-30", sex: "male" },
    partner: { birthDate: "1979-10-04", sex: "female" },
    savings: 7_800_000,
    debt: 640_000,
    supports: [{ amountPerMonthReal: 9_500, endYear: 2036 }],
  },
  "woman of 64 who is ill and leaves money": {
    ...NOBODY,
    retirementDate: "2026-11-20",
    member: { birthDate: "1962-09-01", sex: "female" },
    savings: 2_100_000,
    emergencyIncomePerMonth: 21_000,
    seriousIllness: true,
  },
  "man of 62 with small savings who smokes": {
    ...NOBODY,
    retirementDate: "2027-03-01",
    member: { birthDate: "1964-12-24", sex: "male" },
    savings: 780_000,
    hasBackup: false,
    smoker: true,
  },
  "couple of 70 and 68 who want certainty": {
    ...NOBODY,
    retirementDate: "2027-03-01",
    member: { birthDate: "1957-01-15", sex: "male" },
    partner: { birthDate: "1958-08-08", sex: "female" },
    savings: 5_400_000,
    importance: "income",
    personalUse: 900_000,
  },
};

/** Without replicates, which add the sampling error and change no other figure. */
const MARKETS = { seed: DEFAULT_OPTIONS.seed, paths: DEFAULT_OPTIONS.paths };

const cents = (rand: number) => Math.round(rand * 100) / 100;
const rate = (share: number) => Math.round(share * 1e4) / 1e4;

function keepProduct({ product, outcomes, ...advice }: ProductAdvice) {
  const { poor, expected } = outcomes;
  return {
    product,
    annuityPerMonth: cents(expected.incomeFromAnnuityPerMonth),
    unitTrustPerMonth: cents(expected.incomeFromUnitTrustPerMonth),
    afterTaxPerMonth: cents(advice.afterTaxIncomePerMonth),
    ageIncomeReducesPoor: poor.ageIncomeReduces,
    inheritance: cents(expected.inheritanceWithUnitTrustReal),
    lifetimeTopUps: cents(expected.lifetimeTopUpsReal),
    dependantsShare: advice.dependantsShare,
    guaranteePeriodYears: advice.guaranteePeriodYears,
    guaranteePricePerMonth: cents(advice.guaranteePricePerMonth),
    incomeLastsShare: rate(advice.incomeLastsShare),
    chanceAt90: advice.chanceByAge[3]!.share,
    riskIncomeHalvesShare: rate(advice.riskIncomeHalvesShare),
  };
}

function keepAdvice(advice: Advice) {
  const { recommended, cash, products, savingsRange, moreCarefulIncome: careful, blends } = advice;
  const { grossLumpSum, lumpSumTax, unitTrust, annuity } = cash;
  return {
    recommended,
    cash: [grossLumpSum, lumpSumTax, unitTrust, annuity].map(cents),
    products: Object.values(products).map(keepProduct),
    incomesBySavings:
      savingsRange && [savingsRange.poor, savingsRange.strong].map((each) => cents(each.incomePerMonth)),
    moreCareful:
      careful && [careful.perMonth.annuity, careful.perMonth.unitTrust, careful.afterTaxPerMonth].map(cents),
    incomesByGuaranteedShare: blends.map(({ incomePerMonth }) => cents(incomePerMonth)),
  };
}

describe("stored plans", () => {
  /**
   * Not a proof that the figures are right: the other tests are that. A plan stores its basis, seed and
   * the engine's major version, and must come out the same to the cent years later. When a formula is
   * meant to change, raise the engine's version, and its major one if plans were stored with it; then
   * rewrite the file with
   * `vitest run --update` and give the reason in the commit.
   */
  it("of engine 4 on the basis of November 2026 come out to the cent as they did", async () => {
    expect(ENGINE_VERSION).toMatch(/^4\./);
    const kept = Object.entries(PEOPLE).map(([who, retirementCase]) => ({
      who,
      ...keepAdvice(advise(retirementCase, findBasis("2026-11"), MARKETS)),
    }));
    const file = path.resolve("fixtures/reference/advice/engine-4-basis-2026-11.json");
    await expect(`${JSON.stringify(kept, null, 2)}\n`).toMatchFileSnapshot(file);
  });
});
