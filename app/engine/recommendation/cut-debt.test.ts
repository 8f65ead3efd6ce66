/** The repayment of a debt, against a search through all payments that applies the rule literally. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { countRuns } from "../../../tests/support/count-runs";
import { findBasis } from "../basis/choose-basis";
import type { FundCash } from "../advice/cash-split";
import { adviseCash, type CashNeeds } from "./cash-advice";
import { readCashSource, type SavingAnswers } from "./cash-source";
import { cutDebt } from "./debt-advice";

const BASIS = findBasis("2026-11");
const STEP = 5_000;

/** SARS's table for lump sums at retirement since March 2023. */
const TABLE = [
  { above: 0, rate: 0, before: 0 },
  { above: 550_000, rate: 0.18, before: 0 },
  { above: 770_000, rate: 0.27, before: 39_600 },
  { above: 1_155_000, rate: 0.36, before: 143_550 },
];
const bracketOf = (amount: number) => TABLE.filter(({ above }) => amount > above).at(-1) ?? TABLE[0]!;
const taxOn = (amount: number) => {
  const { above, rate, before } = bracketOf(amount);
  return before + rate * (amount - above);
};

/** The value of a rand a month for ten years, summed month by month. */
function worth(effective: number): number {
  let value = 0;
  for (let month = 1; month <= 120; month++) value += (1 + effective) ** (-month / 12);
  return value;
}

/** The Select fund's return after 2.461% is 2.966% real, which is 7.6% nominal. */
const EARNED = 1.0296612 * 1.045 - 1;

/** Savings of one fund or of three, some of which may be taken whole, on the day of retirement. */
type Person = {
  funds: readonly { amount: number; parts?: readonly [number, number, number, number] }[];
  earlier: number;
  own: number;
  needs: CashNeeds;
  interest: number;
  incomeTaxRate: number;
};

/** The cash allowed from all funds: a third or by its parts of each, all of a small one unless every one is small. */
function mayTake({ funds }: Person): number {
  const read = funds.map(({ amount, parts }) => {
    if (!parts) return { amount, allowed: amount / 3, isSmall: (2 / 3) * amount <= 240_000 };
    const [whole, third, savings, retirement] = parts;
    return {
      amount,
      allowed: whole + third / 3 + savings,
      isSmall: retirement + (2 / 3) * third <= 240_000,
    };
  });
  const all = read.every(({ isSmall }) => isSmall);
  return read.reduce((sum, { amount, allowed, isSmall }) => sum + (isSmall && !all ? amount : allowed), 0);
}

/** The lump sum that leaves an amount after tax, by bisection. */
function grossFor(net: number, earlier: number): number {
  let [low, high] = [net, net * 2 + 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (middle - taxOn(earlier + middle) + taxOn(earlier) < net) low = middle;
    else high = middle;
  }
  return high;
}

/** The lump sum for a repayment of the debt: tax-free cash first, then own savings, then taxed cash. */
function takenFor(debt: number, person: Person): number {
  const { needs, earlier, own } = person;
  const most = mayTake(person);
  const free = Math.min(Math.max(550_000 - earlier, 0), most);
  const needed = debt + needs.emergencySavings + needs.personalUse;
  const fromOwn = Math.min(Math.max(needed - free, 0), own);
  return Math.min(grossFor(needed - fromOwn, earlier), most);
}

/** True if the last rand taken bears a rate at which the debt is not worth it. */
function isTooDear(debt: number, person: Person): boolean {
  const taken = takenFor(debt, person);
  const { rate } = bracketOf(person.earlier + taken - 0.01);
  // The break-even is at least the interest if the payments, valued at the interest, are worth no less.
  const effective = (1 + person.interest / 12) ** 12 - 1;
  const atBreakEven = (worth(EARNED) * (1 - rate)) / (1 - person.incomeTaxRate);
  return taken > 0.01 && worth(effective) >= atBreakEven;
}

/** The largest repayment, in steps, of which no rand is too dear, within what may be taken. */
function searchPayments(person: Person): number {
  const { debtRepayment } = person.needs;
  for (let debt = debtRepayment; debt > 0; debt -= STEP) if (!isTooDear(debt, person)) return debt;
  return 0;
}

function readAnswers({
  funds,
  earlier,
  own,
  interest,
}: Person): SavingAnswers & { debtInterestShare: number } {
  return {
    adviceDate: "2026-11-28",
    retirementDate: "2026-11-28",
    member: { birthDate: "1964-01-09", sex: "female" },
    savings: funds.reduce((sum, { amount }) => sum + amount, 0),
    funds: funds.map(({ amount, parts }) => ({
      amount,
      retiredFrom: true,
      paysIn: false,
      ...(parts && {
        parts: {
          vestedWhole: parts[0],
          vestedThird: parts[1],
          savingsComponent: parts[2],
          retirementComponent: parts[3],
        },
      }),
    })),
    earlierLumpSums: earlier,
    ownSavings: own,
    debtInterestShare: interest,
  };
}

const often = (amounts: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), amounts);
const randUpTo = (most: number) => fc.integer({ min: 1, max: most });
const fund = fc.oneof(
  randUpTo(5_000_000).map((amount) => ({ amount })),
  fc
    .tuple(randUpTo(900_000), randUpTo(900_000), randUpTo(400_000), randUpTo(400_000))
    .map((parts) => ({ amount: parts.reduce((sum, part) => sum + part, 0), parts })),
);
const anybody: fc.Arbitrary<Person> = fc.record({
  funds: fc.array(fund, { minLength: 1, maxLength: 3 }),
  earlier: often(randUpTo(1_200_000)),
  own: often(randUpTo(600_000)),
  needs: fc.record({
    debtRepayment: randUpTo(2_000_000),
    emergencySavings: often(randUpTo(150_000)),
    personalUse: often(randUpTo(400_000)),
  }),
  interest: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
  incomeTaxRate: fc.constantFrom(0, 0.18, 0.26, 0.31, 0.36),
});

it("is the most that no rate makes too dear, of whatever funds it is taken", () => {
  const property = fc.property(anybody, (person) => {
    const answers = readAnswers(person);
    const source = readCashSource(answers, BASIS);
    expect(source.savingsAtRetirement * source.cashShare).toBeCloseTo(mayTake(person), 4);
    const needs = cutDebt(person.needs, person.incomeTaxRate, { answers, basis: BASIS });
    const searched = searchPayments(person);
    // The search misses less than a step of the worthwhile repayment.
    expect(needs.debtRepayment).toBeGreaterThan(searched - 0.05);
    expect(needs.debtRepayment).toBeLessThan(searched + STEP);
    const cash = adviseCash(source, needs, BASIS);
    expect(cash.grossLumpSum - cash.unitTrust).toBeCloseTo(takenFor(needs.debtRepayment, person), 1);
    const { funds = [] } = cash;
    const given = funds.reduce((sum, { grossLumpSum }) => sum + grossLumpSum, 0);
    if (funds.length > 0) expect(given).toBeCloseTo(cash.grossLumpSum, 4);
    // Other funds give nothing while one that may be taken whole has money left.
    const isWhole = ({ mayBeTakenWhole, maxLumpSum, savingsAtRetirement }: FundCash) =>
      mayBeTakenWhole && maxLumpSum > savingsAtRetirement - 0.01;
    const first = funds.filter(isWhole).reduce((sum, { left }) => sum + left, 0);
    const others = funds
      .filter((each) => !isWhole(each))
      .reduce((sum, { grossLumpSum }) => sum + grossLumpSum, 0);
    expect(Math.min(first, others)).toBeLessThan(0.01);
  });
  fc.assert(property, { numRuns: countRuns({ usually: 200, long: 5_000 }), seed: 20_261_129 });
});
