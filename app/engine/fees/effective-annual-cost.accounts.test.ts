/** Effective annual cost against accounts kept month by month, with no formula for the yield. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { COST_TERMS_YEARS, effectiveAnnualCost } from "./effective-annual-cost";

const VAT = 0.15;
const exclVat = fc.double({ min: 0, max: 0.03, noNaN: true });
const fees = fc.record({
  management: exclVat,
  automatedAdvice: exclVat,
  planner: exclVat,
  administration: exclVat,
  other: exclVat,
  initial: exclVat,
});
type Fees = typeof fees extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * What R100 000 becomes when it grows by a twelfth of the year's log return a month and each yearly charge, with VAT, is
 * paid at the end of every year on the balance before any of them.
 */
function keepAccount(charged: Fees, grossReturn: number, years: number): number {
  let balance = 100_000;
  for (let month = 1; month <= years * 12; month++) {
    balance *= Math.exp(Math.log1p(grossReturn) / 12);
    if (month % 12 !== 0) continue;
    const { management, automatedAdvice, planner, administration, other } = charged;
    const bills = [management, automatedAdvice, planner, administration, other].map(
      (fee) => balance * fee * (1 + VAT),
    );
    for (const bill of bills) balance -= bill;
  }
  return balance;
}

/** The yearly yield that turns R100 000 into an amount, by halving. */
function findYield(amount: number, years: number): number {
  let [low, high] = [-0.9, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (100_000 * (1 + middle) ** years < amount) low = middle;
    else high = middle;
  }
  return low;
}

const NO_FEES: Fees = {
  management: 0,
  automatedAdvice: 0,
  planner: 0,
  administration: 0,
  other: 0,
  initial: 0,
};

test("is by how much an account's yield falls short of the same account's without charges, and the one at the start spread", () => {
  const gross = fc.double({ min: -0.05, max: 0.25, noNaN: true });
  fc.assert(
    fc.property(fees, gross, (charged, grossReturn) => {
      const withVat = (share: number) => share * (1 + VAT);
      const costs = effectiveAnnualCost(
        {
          annual: {
            managementShare: withVat(charged.management),
            automatedAdviceShare: withVat(charged.automatedAdvice),
            plannerShare: withVat(charged.planner),
            administrationShare: withVat(charged.administration),
            otherShare: withVat(charged.other),
          },
          initialShare: withVat(charged.initial),
        },
        grossReturn,
      );
      COST_TERMS_YEARS.forEach((years, index) => {
        const [free, paid] = [NO_FEES, charged].map((some) =>
          findYield(keepAccount(some, grossReturn, years), years),
        );
        const cost = costs[index]!;
        expect(cost.totalShare).toBeCloseTo(free! - paid! + withVat(charged.initial) / years, 9);
        const { investmentManagementShare, adviceShare, administrationShare, otherShare } = cost;
        expect(investmentManagementShare + adviceShare + administrationShare + otherShare).toBeCloseTo(
          cost.totalShare,
          12,
        );
      });
    }),
  );
});

test("of one yearly charge alone is its own part", () => {
  const parts = {
    management: "investmentManagementShare",
    automatedAdvice: "adviceShare",
    planner: "adviceShare",
    administration: "administrationShare",
    other: "otherShare",
  } as const;
  for (const [name, part] of Object.entries(parts)) {
    const alone: Fees = { ...NO_FEES, [name]: 0.02 };
    const costs = effectiveAnnualCost(
      {
        annual: {
          managementShare: alone.management * 1.15,
          automatedAdviceShare: alone.automatedAdvice * 1.15,
          plannerShare: alone.planner * 1.15,
          administrationShare: alone.administration * 1.15,
          otherShare: alone.other * 1.15,
        },
        initialShare: 0,
      },
      0.1,
    );
    costs.forEach((cost) => {
      const short =
        findYield(keepAccount(NO_FEES, 0.1, cost.termYears), cost.termYears) -
        findYield(keepAccount(alone, 0.1, cost.termYears), cost.termYears);
      expect(cost[part]).toBeCloseTo(short, 9);
      expect(cost.totalShare).toBeCloseTo(short, 9);
    });
  }
});
