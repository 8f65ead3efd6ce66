/**
 * Moves every lever of ten thousand invented people's plans, the product held, and counts whose income went the wrong
 * way. The parts of the advice without simulated markets are held to the same in the unit tests; here the incomes of all
 * products are computed, on fewer paths than a plan has, because there are a hundred thousand of them.
 */
import fc from "fast-check";
import { addYears } from "../../app/base/date";
import {
  adjustedIncomePerMonth,
  findBasis,
  findLimits,
  withFees,
  type Adjustment,
  type Basis,
} from "../../app/engine";
import type { RetirementCase } from "../../app/engine/retirement-case";
import { decidePlan } from "../../app/engine/recommendation/decide-plan";
import { somebody } from "../../fixtures/people/retirement-cases";

const PEOPLE = 10_000;
const OPTIONS = { seed: 1, paths: 128 };
const SEED = 20_261_121;
/** So much of an income counts as rounding. */
const ROUNDING = 1e-9;

const print = (line: string) => process.stdout.write(`${line}\n`);
const BASIS = findBasis("2026-11");

/** What is changed about a plan, or nothing where the lever does not apply to it. */
type Change = { person?: RetirementCase; adjustment?: Adjustment; basis?: Basis } | undefined;
/** A lever, and whether moving it so may only lower the income or only raise it. */
type Lever = { name: string; mayOnly: "raise" | "lower"; change: (person: RetirementCase) => Change };

const MORE_CONFIDENT: Basis = { ...BASIS, targetConfidenceShare: 0.85 };
const DEARER = withFees(BASIS, {
  annuity: { annualExclVatShare: 0.01 },
  unitTrust: { annualExclVatShare: 0.01 },
});

/** Another person, when the same product is recommended to them. */
function ifProductHeld(person: RetirementCase, other: RetirementCase, basis = BASIS): boolean {
  return decidePlan(person, BASIS).product === decidePlan(other, basis).product;
}

function lowerBy(share: number, lever: "dependantsShare" | "guaranteePeriodYears" | "partnerShare") {
  return (person: RetirementCase): Change => {
    const range = findLimits(person, BASIS)[lever];
    if (!range || range.maximum === range.minimum) return undefined;
    const value = range.maximum - share * (range.maximum - range.minimum);
    const stepped = lever === "guaranteePeriodYears" ? Math.round(value * 2) / 2 : value;
    return { adjustment: { [lever]: stepped } };
  };
}

function delayBy(years: number) {
  return (person: RetirementCase): Change => {
    const retirementDate = addYears(person.retirementDate, years);
    return retirementDate <= findLimits(person, BASIS).retirementDate.maximum
      ? { adjustment: { retirementDate } }
      : undefined;
  };
}

const LEVERS: Lever[] = [
  {
    name: "10% more savings",
    mayOnly: "raise",
    change: (person) => {
      const richer = { ...person, savings: person.savings * 1.1 };
      return ifProductHeld(person, richer) ? { person: richer } : undefined;
    },
  },
  ...(["debtRepayment", "emergencySavings", "personalUse"] as const).map((need): Lever => ({
    name: `half the ${need}`,
    mayOnly: "raise",
    change: (person) => {
      const { maximum } = findLimits(person, BASIS)[need];
      return maximum > 0 ? { adjustment: { [need]: maximum / 2 } } : undefined;
    },
  })),
  { name: "a smaller dependants' share", mayOnly: "raise", change: lowerBy(0.5, "dependantsShare") },
  { name: "the smallest dependants' share", mayOnly: "raise", change: lowerBy(1, "dependantsShare") },
  { name: "half the partner's share", mayOnly: "raise", change: lowerBy(0.5, "partnerShare") },
  { name: "half the guarantee period", mayOnly: "raise", change: lowerBy(0.5, "guaranteePeriodYears") },
  { name: "no guarantee period", mayOnly: "raise", change: lowerBy(1, "guaranteePeriodYears") },
  { name: "a year later", mayOnly: "raise", change: delayBy(1) },
  { name: "three years later", mayOnly: "raise", change: delayBy(3) },
  {
    name: "the five-year exclusion",
    mayOnly: "lower",
    change: (person) =>
      findLimits(person, BASIS).canApplyExclusion ? { adjustment: { applyExclusion: true } } : undefined,
  },
  { name: "confidence of 85%", mayOnly: "lower", change: () => ({ basis: MORE_CONFIDENT }) },
  {
    name: "a planner's highest fee",
    mayOnly: "lower",
    change: (person) => (ifProductHeld(person, person, DEARER) ? { basis: DEARER } : undefined),
  },
];

const incomeOf = (person: RetirementCase, adjustment: Adjustment = {}, basis = BASIS) =>
  adjustedIncomePerMonth(person, adjustment, basis, OPTIONS);

/**
 * Compares everyone's income with and without a change; the smallest change is negative if anyone's went the wrong
 * way.
 */
function tryLever({ mayOnly, change }: Lever, people: readonly RetirementCase[], incomes: readonly number[]) {
  let [compared, broken, least] = [0, 0, Infinity];
  people.forEach((person, index) => {
    const changed = change(person);
    if (!changed) return;
    const ratio = incomeOf(changed.person ?? person, changed.adjustment, changed.basis) / incomes[index]!;
    const gain = mayOnly === "raise" ? ratio - 1 : 1 - ratio;
    compared++;
    if (!(gain >= -ROUNDING)) broken++;
    least = Math.min(least, gain);
  });
  return { compared, broken, least };
}

/** The younger of member and partner, so that people whose markets have one length follow each other. */
const lastBirth = ({ member, partner }: RetirementCase) =>
  partner && partner.birthDate > member.birthDate ? partner.birthDate : member.birthDate;

function main(): void {
  const people = fc
    .sample(somebody, { numRuns: PEOPLE, seed: SEED })
    .sort((a, b) => (lastBirth(a) < lastBirth(b) ? -1 : 1));
  const incomes = people.map((person) => incomeOf(person));
  const odd = incomes.filter((income) => !(income > 0 && Number.isFinite(income))).length;
  print(
    `${PEOPLE} people (seed ${SEED}), incomes on ${OPTIONS.paths} paths, ${odd} of them no amount above 0`,
  );
  print(`${"lever".padEnd(52)}people  wrong way  least change`);
  let total = odd;
  for (const lever of LEVERS) {
    const { compared, broken, least } = tryLever(lever, people, incomes);
    const change = `${(100 * least).toFixed(4)}%`;
    const cells = [String(compared).padStart(6), String(broken).padStart(9), change.padStart(12)];
    print(`${`${lever.name} may only ${lever.mayOnly}`.padEnd(52)}${cells.join("  ")}`);
    total += broken;
  }
  print(`${total} went the wrong way`);
}

main();
