import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_AMOUNT, MINIMUM_SAVINGS } from "~/base/money";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  somebody,
  WANTS_CERTAINTY,
} from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import type { Preference, RetirementCase } from "../case/retirement-case";
import type { ProductChange } from "../advice/advice";
import { chooseBasis } from "../basis/choose-basis";
import { decidePlan } from "./decide-plan";

const RUNS = { numRuns: countRuns({ usually: 60, long: 1_000 }), seed: 20_261_127 };

const BASIS = chooseBasis("2026-11-20");
const SOFT_MINIMUM = BASIS.softMinimumSavings;
const PREFERENCES: readonly Preference[] = ["income", "inheritance"];

const isAsked = ({ savings, hasBackup }: RetirementCase) => Math.round(savings) > SOFT_MINIMUM || hasBackup;

/** The changes listed with each rule in favour of the recommended product. */
function tellChanges(person: RetirementCase): [rule: string, change: ProductChange][] {
  return decidePlan(person, BASIS)
    .explain()
    .flatMap(({ rule, changes = [] }) => changes.map((change): [string, ProductChange] => [rule, change]));
}

const apply = (person: RetirementCase, { answer, value, importance }: ProductChange): RetirementCase => ({
  ...person,
  [answer]: value,
  ...(importance && { importance }),
});

/** Every product possible with these answers, with either preference if only they make the survey ask for it. */
function productsAfter(person: RetirementCase, change: Partial<RetirementCase>) {
  const changed = { ...person, ...change };
  const chosen = isAsked(person) ? [changed.importance] : PREFERENCES;
  return chosen.map((importance) => decidePlan({ ...changed, importance }, BASIS).product);
}

describe("a change that leads to another product", () => {
  it.each<[who: string, person: RetirementCase, told: [string, ProductChange][]]>([
    [
      "who leaves money",
      LEAVES_MONEY,
      [
        ["prefersInheritance", { answer: "importance", value: "income", product: "LifeAnnuity" }],
        ["prefersInheritance", { answer: "savings", value: SOFT_MINIMUM, product: "LifeAnnuity" }],
      ],
    ],
    [
      "who wants certainty",
      WANTS_CERTAINTY,
      [["prefersIncome", { answer: "importance", value: "inheritance", product: "LivingAnnuityPlus" }]],
    ],
    [
      "who is ill, with a back-up and little",
      { ...LEAVES_MONEY, seriousIllness: true, hasBackup: true, savings: 900_000 },
      [
        ["prefersInheritance", { answer: "importance", value: "income", product: "EnhancedLifeAnnuity" }],
        ["prefersInheritance", { answer: "hasBackup", value: false, product: "EnhancedLifeAnnuity" }],
      ],
    ],
    [
      "who has little and nothing to fall back on",
      { ...LEAVES_MONEY, savings: 900_000, importance: undefined },
      [
        [
          "savingsUpToSoftMinimum",
          {
            answer: "savings",
            value: SOFT_MINIMUM + 1,
            importance: "inheritance",
            product: "LivingAnnuityPlus",
          },
        ],
        [
          "noBackup",
          { answer: "hasBackup", value: true, importance: "inheritance", product: "LivingAnnuityPlus" },
        ],
      ],
    ],
  ])("is told to somebody %s, with the reason that it undoes", (_, person, told) => {
    expect(tellChanges(person)).toEqual(told);
  });

  it("is more savings where supporting the dependants takes all of them, and is found to the rand", () => {
    const changes = tellChanges({ ...LEAVES_ALL, hasBackup: true });
    const [rule, { value, product }] = changes.find(([, { answer }]) => answer === "savings")!;
    expect([rule, product]).toEqual(["supportNeedsAll", "LivingAnnuityPlus"]);
    const productWith = (savings: number) =>
      decidePlan({ ...LEAVES_ALL, hasBackup: true, savings }, BASIS).product;
    expect([productWith(Number(value) - 1), productWith(Number(value))]).toEqual([
      "LivingAnnuity",
      "LivingAnnuityPlus",
    ]);
  });

  it("is never illness or family, and belongs to reasons for the recommended product", () => {
    const property = fc.property(somebody, (person) => {
      for (const { verdict, changes = [] } of decidePlan(person, BASIS).explain()) {
        if (changes.length > 0) expect(verdict).toBe("for");
        for (const { answer } of changes) expect(["importance", "savings", "hasBackup"]).toContain(answer);
      }
    });
    fc.assert(property, RUNS);
  });

  it("really leads there, and undoes its reason", () => {
    const property = fc.property(somebody, (person) => {
      const { product: before } = decidePlan(person, BASIS);
      for (const [rule, change] of tellChanges(person)) {
        const after = decidePlan(apply(person, change), BASIS);
        expect(after.product).toBe(change.product);
        expect(after.product).not.toBe(before);
        expect(
          after
            .explain()
            .filter(({ verdict }) => verdict === "for")
            .map((one) => one.rule),
        ).not.toContain(rule);
      }
    });
    fc.assert(property, RUNS);
  });

  it("is the smallest of its answer: nothing nearer changes the product, and nothing at all where none is told", () => {
    const nearness = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });
    const property = fc.property(somebody, nearness, (person, shares) => {
      const { product } = decidePlan(person, BASIS);
      const changes = tellChanges(person).map(([, change]) => change);
      const told = (answer: ProductChange["answer"]) => changes.filter((change) => change.answer === answer);
      const others = isAsked(person) ? PREFERENCES : [];
      if (told("importance").length === 0)
        for (const importance of others) expect(productsAfter(person, { importance })).toEqual([product]);
      if (told("hasBackup").length === 0)
        expect(new Set(productsAfter(person, { hasBackup: !person.hasBackup }))).toEqual(new Set([product]));
      const values = told("savings").map(({ value }) => Number(value));
      const least = Math.max(
        ...values.filter((value) => value < person.savings).map((value) => value + 1),
        MINIMUM_SAVINGS,
      );
      const most = Math.min(
        ...values.filter((value) => value > person.savings).map((value) => value - 1),
        LARGEST_AMOUNT,
      );
      const between = shares.map((share) => Math.round(least * (most / least) ** share));
      for (const savings of [least, most, ...between])
        expect(new Set(productsAfter(person, { savings }))).toEqual(new Set([product]));
    });
    fc.assert(property, RUNS);
  });
});
