import { describe, expect, it } from "vitest";
import { isImportanceAsked } from "~/base/importance";
import type { Preference, Product } from "../case/retirement-case";
import { chooseProduct, chooseRunnerUp, explainProducts, type ProductFacts } from "./product-rules";

const SOFT_MINIMUM = 1_500_000;
const PERSON: ProductFacts = {
  savings: 4_000_000,
  softMinimumSavings: SOFT_MINIMUM,
  hasBackup: false,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
  dependantsShare: 0.5,
  offersPlus: true,
};
const SMALL = { savings: SOFT_MINIMUM, importance: undefined };
const INCOME = { importance: "income" } as const;

type Case = [who: string, change: Partial<ProductFacts>, recommended: Product, runnerUp: Product];
const CASES: Case[] = [
  ["who prefers inheritance", {}, "LivingAnnuityPlus", "LivingAnnuity"],
  ["with small savings and a back-up", { savings: 1, hasBackup: true }, "LivingAnnuityPlus", "LivingAnnuity"],
  ["whose support needs all", { dependantsShare: 1 }, "LivingAnnuity", "LivingAnnuityPlus"],
  ["who is ill and prefers inheritance", { seriousIllness: true }, "LivingAnnuity", "LivingAnnuityPlus"],
  ["who prefers income", INCOME, "LifeAnnuity", "LivingAnnuityPlus"],
  [
    "who prefers income, with much support",
    { ...INCOME, dependantsShare: 1 },
    "LifeAnnuity",
    "LivingAnnuity",
  ],
  ["who prefers income and smokes", { ...INCOME, smoker: true }, "EnhancedLifeAnnuity", "LivingAnnuityPlus"],
  [
    "who prefers income and is ill",
    { ...INCOME, seriousIllness: true },
    "EnhancedLifeAnnuity",
    "LivingAnnuity",
  ],
  ["with small savings and no back-up", SMALL, "LifeAnnuity", "LivingAnnuityPlus"],
  ["with small savings who smokes", { ...SMALL, smoker: true }, "EnhancedLifeAnnuity", "LivingAnnuityPlus"],
  [
    "with small savings who is ill",
    { ...SMALL, seriousIllness: true },
    "EnhancedLifeAnnuity",
    "LivingAnnuity",
  ],
];

/** The same without living annuity plus. */
const CASES_WITHOUT_PLUS: Case[] = [
  ["who prefers inheritance", {}, "LivingAnnuity", "LifeAnnuity"],
  ["whose support needs all", { dependantsShare: 1 }, "LivingAnnuity", "LifeAnnuity"],
  ["who is ill", { seriousIllness: true }, "LivingAnnuity", "EnhancedLifeAnnuity"],
  ["who prefers income", INCOME, "LifeAnnuity", "LivingAnnuity"],
  ["with small savings who smokes", { ...SMALL, smoker: true }, "EnhancedLifeAnnuity", "LivingAnnuity"],
];

/** The products offered besides a living annuity plus. */
const OTHERS = ["LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;

/** Every combination of the facts. */
const EVERYBODY: ProductFacts[] = [SOFT_MINIMUM, SOFT_MINIMUM + 1].flatMap((savings) =>
  [true, false].flatMap((hasBackup) =>
    (["income", "inheritance"] satisfies Preference[]).flatMap((importance) =>
      [true, false].flatMap((seriousIllness) =>
        [true, false].flatMap((smoker) =>
          [0.5, 1].flatMap((dependantsShare) =>
            [true, false].map((offersPlus) => ({
              ...PERSON,
              savings,
              hasBackup,
              importance,
              seriousIllness,
              smoker,
              dependantsShare,
              offersPlus,
            })),
          ),
        ),
      ),
    ),
  ),
);

describe("the product rules", () => {
  it.each(CASES)("recommend to somebody %s", (_, change, recommended, runnerUp) => {
    const facts = { ...PERSON, ...change };
    expect(chooseProduct(facts)).toBe(recommended);
    expect(chooseRunnerUp(facts)).toBe(runnerUp);
  });

  it.each(CASES_WITHOUT_PLUS)(
    "recommend without a living annuity plus to somebody %s",
    (_, change, recommended, runnerUp) => {
      const facts = { ...PERSON, ...change, offersPlus: false };
      expect(chooseProduct(facts)).toBe(recommended);
      expect(chooseRunnerUp(facts)).toBe(runnerUp);
    },
  );

  it("ask what is more important above the soft minimum or with a back-up", () => {
    expect(isImportanceAsked({ ...PERSON, savings: SOFT_MINIMUM })).toBe(false);
    expect(isImportanceAsked({ ...PERSON, savings: SOFT_MINIMUM + 1 })).toBe(true);
    expect(isImportanceAsked({ ...PERSON, savings: 100_000, hasBackup: true })).toBe(true);
  });

  it("do not look at an importance that was not asked", () => {
    expect(chooseProduct({ ...PERSON, savings: SOFT_MINIMUM })).toBe("LifeAnnuity");
  });

  it("refuse to guess an importance that should have been answered", () => {
    expect(() => chooseProduct({ ...PERSON, importance: undefined })).toThrow(/^importance/);
  });

  it("give everybody a reason for the recommended product and one against each other", () => {
    for (const facts of EVERYBODY) {
      const reasons = explainProducts(facts, []);
      for (const product of facts.offersPlus ? (["LivingAnnuityPlus", ...OTHERS] as const) : OTHERS) {
        const verdict = product === chooseProduct(facts) ? "for" : "against";
        const own = reasons.filter((reason) => reason.product === product);
        expect(own.length).toBeGreaterThan(0);
        expect(own.every((reason) => reason.verdict === verdict)).toBe(true);
      }
      expect(chooseRunnerUp(facts)).not.toBe(chooseProduct(facts));
    }
  });

  it("tell the answer and the threshold that decided", () => {
    const reasons = explainProducts({ ...PERSON, savings: 900_000, importance: undefined }, []);
    expect(reasons).toContainEqual({
      rule: "savingsUpToSoftMinimum",
      product: "LifeAnnuity",
      verdict: "for",
      answer: 900_000,
      threshold: SOFT_MINIMUM,
    });
    expect(reasons).toContainEqual({
      rule: "notImpaired",
      product: "EnhancedLifeAnnuity",
      verdict: "against",
      answer: false,
    });
  });

  it("tell of one kind of living annuity alone, where there is no other, only what sets it apart from an income for life", () => {
    const everybody = EVERYBODY.filter(({ offersPlus }) => !offersPlus);
    const reasons = everybody.flatMap((facts) => explainProducts(facts, []));
    expect(new Set(reasons.map(({ product }) => product))).toEqual(
      new Set(["LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"]),
    );
    const ofLiving = reasons.filter(({ product }) => product === "LivingAnnuity");
    expect(new Set(ofLiving.map(({ rule }) => rule))).toEqual(
      new Set(["prefersInheritance", "prefersIncome", "savingsUpToSoftMinimum", "noBackup"]),
    );
  });

  it("tell an ill person who leaves money why the pool is not for them", () => {
    const reasons = explainProducts({ ...PERSON, seriousIllness: true }, []);
    const plus = reasons.filter(({ product }) => product === "LivingAnnuityPlus");
    expect(plus.map(({ rule }) => rule)).toEqual(["seriousIllness"]);
  });
});
