/** Plans with funds other than the default ones: return, volatility and fees follow them, the decisions do not. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { adjust, adviseQuickly, BASIS, incomeOf, totalPerMonth } from "../../../tests/support/held-plan";
import type { RetirementCase } from "../case/retirement-case";
import { POTS, type Basis, type FundId, type Holdings, type Pot } from "../basis/basis";
import { RELEASED_BASES } from "../basis/released-bases";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { findLimits } from "../amend";
import { withFees } from "../fees/with-fees";
import { expectedRealGrossReturn, logReturnDeviation } from "../market/expected-return";
import { FUND_MANAGEMENT_SHARES, listHeldFunds, mixHeld, weighAnnualFees } from "./held-funds";
import { withHoldings } from "./with-holdings";

/** Nothing grows before retirement, so the funds count from the advice date on. */
const RETIRES_TODAY: RetirementCase = { ...LEAVES_MONEY, retirementDate: LEAVES_MONEY.adviceDate };

const DEFAULTS: Holdings = {
  annuity: { selectIncome: 1 },
  unitTrust: { selectIncome: 1 },
  emergencySavings: { moneyMarket: 1 },
};

/** A basis with a fund as a pot's default one, at its manager's charge there. */
function asDefault(pot: Pot, fund: FundId, managementShare: number): Basis {
  const { defaultFunds, fees } = BASIS;
  const annual = { ...fees.annual, [pot]: { ...fees.annual[pot], managementShare } };
  return { ...BASIS, defaultFunds: { ...defaultFunds, [pot]: fund }, fees: { ...fees, annual } };
}

describe("what a pot holds", () => {
  it.each(POTS)("of %s is its default fund at its own fees unless another is chosen", (pot) => {
    const fund = BASIS.funds[BASIS.defaultFunds[pot]];
    expect(listHeldFunds(BASIS, pot)).toEqual([{ fund, allocationShare: 1, annual: BASIS.fees.annual[pot] }]);
    expect(mixHeld(BASIS, pot)).toBe(fund.mix);
    expect(weighAnnualFees(BASIS, pot)).toEqual(BASIS.fees.annual[pot]);
  });

  it("of one fund returns what the fund does, and costs what its manager charges", () => {
    const held = withHoldings(BASIS, { annuity: { coreIncome: 1 }, unitTrust: { moneyMarket: 1 } });
    expect(mixHeld(held, "annuity")).toEqual(BASIS.funds.coreIncome.mix);
    expect(mixHeld(held, "unitTrust")).toEqual(BASIS.funds.moneyMarket.mix);
    expect(mixHeld(held, "emergencySavings")).toEqual(BASIS.funds.moneyMarket.mix);
    // 0.45% before VAT and the 0.15% that a living annuity adds; 0.35% before VAT.
    expect(weighAnnualFees(held, "annuity").managementShare).toBeCloseTo(0.006 * 1.15, 12);
    expect(weighAnnualFees(held, "unitTrust").managementShare).toBeCloseTo(0.0035 * 1.15, 12);
    expect(weighAnnualFees(held, "annuity").plannerShare).toBe(BASIS.fees.annual.annuity.plannerShare);
  });

  it("of two funds returns and costs the weighted mean, and swings less than that", () => {
    const held = withHoldings(BASIS, { unitTrust: { coreIncome: 0.25, selectIncome: 0.75 } });
    const [core, select] = [BASIS.funds.coreIncome.mix, BASIS.funds.selectIncome.mix];
    const mix = mixHeld(held, "unitTrust");
    expect(mix.saBonds).toBeCloseTo(0.25 * 0.4 + 0.75 * 0.25, 12);
    expect(mix.cash).toBeCloseTo(0.25 * 0.4, 12);
    expect(weighAnnualFees(held, "unitTrust").managementShare).toBeCloseTo(
      0.25 * FUND_MANAGEMENT_SHARES.coreIncome + 0.75 * FUND_MANAGEMENT_SHARES.selectIncome,
      12,
    );
    const deviation = (each: typeof mix) => logReturnDeviation(each, BASIS);
    expect(deviation(mix)).toBeLessThan(0.25 * deviation(core) + 0.75 * deviation(select));
    const gross = (each: typeof mix) => expectedRealGrossReturn(each, BASIS);
    expect(gross(mix)).toBeGreaterThan(gross(core));
    expect(gross(mix)).toBeLessThan(gross(select) + 0.001);
  });

  it("keeps a planner's own fees", () => {
    const own = withFees(BASIS, { annuity: { annualExclVatShare: 0.005 } });
    const held = withHoldings(own, { annuity: { moneyMarket: 1 } });
    expect(weighAnnualFees(held, "annuity")).toMatchObject({ plannerShare: 0.00575 });
  });

  it.each<[string, object]>([
    ["holdings.savings", { savings: { moneyMarket: 1 } }],
    ["holdings.annuity.gold", { annuity: { gold: 1 } }],
    ["holdings.annuity.toString", { annuity: { toString: 1 } }],
    ["holdings.unitTrust.coreIncome", { unitTrust: { coreIncome: -0.1, selectIncome: 1.1 } }],
    ["holdings.unitTrust", { unitTrust: { coreIncome: 0.5, selectIncome: 0.4 } }],
    ["holdings.emergencySavings", { emergencySavings: {} }],
  ])("is refused by the name of %s: %j", (name, holdings) => {
    expect(() => withHoldings(BASIS, holdings)).toThrow(RangeError);
    expect(() => withHoldings(BASIS, holdings)).toThrow(new RegExp(`^${name.replaceAll(".", "\\.")}: `));
  });
});

describe("a plan with chosen funds", () => {
  it.each(Object.entries({ LEAVES_MONEY, RETIRES_TODAY }))(
    "of %s has the very same figures with our own funds",
    (_, person) => {
      const { holdings, ...chosen } = adjust(person, { holdings: DEFAULTS });
      expect(holdings).toEqual(DEFAULTS);
      expect(JSON.stringify(chosen)).toBe(JSON.stringify(adviseQuickly(person)));
    },
  );

  it.each<[Pot, FundId, number]>([
    ["annuity", "moneyMarket", 0.004025 + 0.001725],
    ["annuity", "coreIncome", 0.0069],
    ["unitTrust", "coreIncome", 0.005175],
  ])("whose %s is in %s has the figures of a basis that puts it there", (pot, fund, managementShare) => {
    // The debt, like the lump sum, was weighed against the default funds.
    const {
      holdings,
      debt: weighed,
      ...chosen
    } = adjust(RETIRES_TODAY, { holdings: { [pot]: { [fund]: 1 } } });
    const { levers, debt, ...others } = adviseQuickly(RETIRES_TODAY, asDefault(pot, fund, managementShare));
    expect(holdings).toEqual({ [pot]: { [fund]: 1 } });
    expect(weighed.left).toEqual(debt.left);
    const { levers: priced, ...rest } = chosen;
    expect(roundAll({ ...rest, incomeRangeForReduction: null })).toEqual(
      roundAll({ ...others, incomeRangeForReduction: null }),
    );
    // A later date is priced with the growth until then, which stays that of the default funds.
    const later = <Priced extends { lever: string }>(all: readonly Priced[]) =>
      all.filter(({ lever }) => lever !== "retirementDate");
    expect(roundAll(later(priced))).toEqual(roundAll(later(levers)));
  });

  it("keeps what was decided: product, reasons, cash, limits and the growth until retirement", () => {
    const change = { holdings: { annuity: { moneyMarket: 1 }, unitTrust: { moneyMarket: 1 } } };
    const [before, after] = [adviseQuickly(LEAVES_MONEY), adjust(LEAVES_MONEY, change)];
    for (const part of ["recommended", "reasons", "cash", "supportValue", "incomeRangeForReduction"] as const)
      expect(after[part]).toEqual(before[part]);
    const living = (advice: typeof before) => advice.products.livingAnnuityPlus!;
    expect(totalPerMonth(after)).toBeLessThan(totalPerMonth(before));
    expect(incomeOf(LEAVES_MONEY, change)).toBeCloseTo(totalPerMonth(after), 6);
    // A fund with low volatility has poor and strong markets close together.
    const spread = ({ projection: { capitalReal } }: ReturnType<typeof living>) =>
      capitalReal.strong[10]! / capitalReal.poor[10]!;
    expect(spread(living(after))).toBeLessThan(spread(living(before)));
    expect(living(after).feeComparison?.feeShare).toBeCloseTo(
      totalAnnualFee(BASIS.fees.annual.annuity) - 0.01196 + 0.004025,
      12,
    );
  });

  it("joins other changes", () => {
    const holdings = { unitTrust: { coreIncome: 0.5, selectIncome: 0.5 } };
    const both = { retirementDate: "2029-03-01", dependantsShare: 0.2, holdings };
    const changed = adjust(LEAVES_MONEY, both);
    expect(changed).toMatchObject({ holdings, retirementDate: "2029-03-01" });
    expect(changed.products.livingAnnuityPlus!.dependantsShare).toBe(0.2);
    expect(incomeOf(LEAVES_MONEY, both)).not.toBe(incomeOf(LEAVES_MONEY, { ...both, holdings: {} }));
  });

  it("has no funds of a life annuity to choose", () => {
    expect(findLimits(WANTS_CERTAINTY, BASIS).pots).toEqual(["unitTrust", "emergencySavings"]);
    expect(() => adjust(WANTS_CERTAINTY, { holdings: { annuity: { coreIncome: 1 } } })).toThrow(
      /^holdings\.annuity: /,
    );
    const calmer = adjust(WANTS_CERTAINTY, { holdings: { unitTrust: { moneyMarket: 1 } } });
    const paid = ({ products }: typeof calmer) => products.lifeAnnuity.outcomes.expected;
    const ours = adviseQuickly(WANTS_CERTAINTY);
    expect(paid(calmer).incomeFromAnnuityPerMonth).toBe(paid(ours).incomeFromAnnuityPerMonth);
    expect(paid(calmer).incomeFromUnitTrustPerMonth).not.toBe(paid(ours).incomeFromUnitTrustPerMonth);
  });
});

/** Rounds away the last digit, in which sums of fractions differ by the order of addition. */
function roundAll(part: unknown): unknown {
  return JSON.parse(
    JSON.stringify(part, (_, value: unknown) =>
      typeof value === "number" ? Number(value.toPrecision(9)) : value,
    ),
  );
}

describe("what managers charge", () => {
  it("is what it was when records were first computed with it", () => {
    const [, ...lines] = readFileSync("fixtures/reference/basis/fund-management.csv", "utf8")
      .trim()
      .split("\n");
    expect(Object.entries(FUND_MANAGEMENT_SHARES).map(([fund, share]) => `${fund},${share}`)).toEqual(lines);
  });

  it.each(RELEASED_BASES)(
    "is what basis $version charges of the funds that it holds",
    ({ defaultFunds, fees }) => {
      for (const pot of ["unitTrust", "emergencySavings"] as const)
        expect(FUND_MANAGEMENT_SHARES[defaultFunds[pot]]).toBe(fees.annual[pot].managementShare);
    },
  );
});
