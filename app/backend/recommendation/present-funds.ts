import type { Recommendation } from "~/contract/recommendation";
import type { Product } from "~/engine/advice";
import type { Basis, Fund, Pot } from "~/engine/basis/basis";
import { effectiveAnnualCost, totalAnnualFee } from "~/engine/fees/effective-annual-cost";
import { expectedRealGrossReturn } from "~/engine/fees/expected-return";
import { roundRate } from "./round";

type Allocations = Recommendation["common_info"]["investment_recommendations"];
type PotFees = Recommendation["fees"]["annuity"];

const roundPercent = (share: number) => roundRate(share * 100);

/** The insurer carries a life annuity: it holds no fund of the member's and has no fees a year. */
function holdsFund(pot: Pot, recommended: Product): boolean {
  return pot !== "annuity" || recommended === "LivingAnnuity" || recommended === "LivingAnnuityPlus";
}

function findFund({ funds, defaultFunds }: Basis, pot: Pot): Fund {
  return funds[defaultFunds[pot]];
}

/** Writes which funds each part of the money goes to. */
export function presentAllocations(basis: Basis, recommended: Product): Allocations {
  const allocate = (pot: Pot) => {
    if (!holdsFund(pot, recommended)) return [];
    const { number, name } = findFund(basis, pot);
    return [{ fund_number: number, fund_name: name, perct_alloc: 1 }];
  };
  return {
    annuity: allocate("annuity"),
    unit_trust: allocate("unitTrust"),
    emergency_savings: allocate("emergencySavings"),
  };
}

/** Writes the funds that can be chosen. */
export function presentFunds({ funds }: Basis): Recommendation["funds"]["ut_funds"] {
  return Object.values(funds).map(({ factSheetLink, number, name, riskRating }) => ({
    fact_sheet_link: factSheetLink,
    fund_number: number,
    fund_name: name,
    risk_rating_description: riskRating.description,
    risk_rating_id: riskRating.id,
  }));
}

/** Writes what each part of the money costs at the start, a year, and in all over four terms. */
export function presentFees(basis: Basis, recommended: Product): Recommendation["fees"] {
  const present = (pot: Pot) =>
    holdsFund(pot, recommended) ? presentPotFees(basis, pot) : { initial: [], annual: [], eac_fees: [] };
  return {
    annuity: present("annuity"),
    unit_trust: present("unitTrust"),
    emergency_savings: present("emergencySavings"),
  };
}

function presentPotFees(basis: Basis, pot: Pot): PotFees {
  const fund = findFund(basis, pot);
  const annual = basis.fees.annual[pot];
  const initialShare = basis.fees.initialShare[pot];
  const inFund = { fund_name: fund.name, perct_alloc: 1 };
  const initialPercent = roundPercent(initialShare);
  return {
    initial: [
      {
        ...inFund,
        fund_management_fee: 0,
        automated_advise: 0,
        financial_planner: initialPercent,
        total: initialPercent,
      },
    ],
    annual: [
      {
        ...inFund,
        fund_management_fee: roundPercent(annual.managementShare),
        automated_advise: roundPercent(annual.automatedAdviceShare),
        financial_planner: roundPercent(annual.plannerShare),
        total: roundPercent(totalAnnualFee(annual)),
      },
    ],
    eac_fees: effectiveAnnualCost({ annual, initialShare }, expectNominalReturn(basis, fund)).map((cost) => ({
      term_years: cost.termYears,
      tic: roundPercent(cost.investmentManagementShare),
      advice: roundPercent(cost.adviceShare),
      admin: roundPercent(cost.administrationShare),
      other: roundPercent(cost.otherShare),
      total: roundPercent(cost.totalShare),
    })),
  };
}

function expectNominalReturn(basis: Basis, { mix }: Fund): number {
  return (1 + expectedRealGrossReturn(mix, basis)) * (1 + basis.inflation.mean) - 1;
}
