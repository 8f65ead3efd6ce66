import { describe, expect, it } from "vitest";
import { LEAVES_MONEY } from "../../fixtures/people/retirement-cases";
import { guaranteedIncome } from "./advise";
import { chooseAssumptions, nameAssumptions, readAssumptions } from "./assumptions";
import { chooseBasis, findBasis } from "./basis/choose-basis";
import { withFees, type FeeOverrides } from "./fees/with-fees";

const FEES: FeeOverrides = {
  annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.01 },
  unitTrust: { annualExclVatShare: 0 },
};

describe("assumptions", () => {
  it("are the basis in force on the day with the plan's fees", () => {
    expect(readAssumptions(chooseAssumptions("2026-11-20", {}))).toEqual(chooseBasis("2026-11-20"));
    expect(readAssumptions(chooseAssumptions("2026-11-20", FEES))).toEqual(
      withFees(chooseBasis("2026-11-20"), FEES),
    );
    expect(readAssumptions({ basisVersion: "2026-11-low-inflation", fees: FEES })).toEqual(
      withFees(findBasis("2026-11-low-inflation"), FEES),
    );
  });

  it("are without a living annuity plus where none is offered, in the same markets", () => {
    const without = chooseAssumptions("2026-11-20", FEES, false);
    const { withoutPlus, ...rest } = readAssumptions(without);
    expect(withoutPlus).toBe(true);
    expect(rest).toEqual(readAssumptions(chooseAssumptions("2026-11-20", FEES)));
    expect(nameAssumptions(without)).toBe(nameAssumptions(chooseAssumptions("2026-11-20", FEES)));
  });

  it("are named alike in whatever order their parts were stored", () => {
    const reordered = {
      unitTrust: { annualExclVatShare: 0 },
      annuity: { initialExclVatShare: 0.01, annualExclVatShare: 0.005 },
    };
    expect(nameAssumptions({ fees: reordered, basisVersion: "2026-11" })).toBe(
      nameAssumptions({ basisVersion: "2026-11", fees: FEES }),
    );
    expect(nameAssumptions({ basisVersion: "2026-11", fees: { annuity: {} } })).toBe(
      nameAssumptions({ basisVersion: "2026-11", fees: {} }),
    );
  });

  it("are named differently when anything about them differs", () => {
    const pots = ["annuity", "unitTrust", "emergencySavings"] as const;
    const all = [
      { basisVersion: "2026-11", fees: {} },
      { basisVersion: "2026-11-low-inflation", fees: {} },
      ...pots.flatMap((pot) =>
        [{ annualExclVatShare: 0 }, { annualExclVatShare: 0.005 }, { initialExclVatShare: 0 }].map(
          (fees) => ({
            basisVersion: "2026-11",
            fees: { [pot]: fees },
          }),
        ),
      ),
    ];
    expect(new Set(all.map(nameAssumptions)).size).toBe(all.length);
  });
});

describe("the income that step 6 shows", () => {
  const incomeUnder = (fees: FeeOverrides, retirementDate: string) => {
    const basis = readAssumptions({ basisVersion: "2026-11", fees });
    return guaranteedIncome({ ...LEAVES_MONEY, retirementDate }, basis);
  };

  it("is bought without any fee, so that only the growth of the savings until then bears one", () => {
    const today = LEAVES_MONEY.adviceDate;
    const others: FeeOverrides = {
      annuity: { initialExclVatShare: 0.015 },
      unitTrust: { annualExclVatShare: 0, initialExclVatShare: 0.03 },
      emergencySavings: { annualExclVatShare: 0 },
    };
    const annual = { annuity: { annualExclVatShare: 0 } };
    expect(incomeUnder({ ...others, ...annual }, today)).toBe(incomeUnder({}, today));
    expect(incomeUnder(others, "2029-03-01")).toBe(incomeUnder({}, "2029-03-01"));
    expect(incomeUnder(annual, "2029-03-01")).toBeGreaterThan(incomeUnder({}, "2029-03-01"));
  });
});
