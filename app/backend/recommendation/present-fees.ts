import type { Recommendation } from "~/contract/plan/recommendation";
import {
  type Advice,
  type AnnualFees,
  type Basis,
  type Charges,
  type EffectiveAnnualCost,
  effectiveAnnualCost,
  expectedNominalNetReturn,
  type HeldFund,
  type Pot,
  POTS,
  totalAnnualFee,
  weighCharges,
} from "~/engine";
import { listHoldings } from "./present-funds";
import { roundPercent, roundToCents } from "../calls/round";

type Fees = Recommendation["fees"];
type PotFees = Fees["annuity"];

/** The invested amounts, and the share of the annuity that an insurer carries, whose costs are in its price. */
type FeesAsked = Pick<Advice, "cash"> & { guaranteedShare: number };

const NO_CHARGES: Charges = {
  annual: {
    managementShare: 0,
    automatedAdviceShare: 0,
    plannerShare: 0,
    administrationShare: 0,
    otherShare: 0,
  },
  initialShare: 0,
};

/** Writes each pot's initial, annual and effective costs, those over four terms, and the totals. */
export function presentFees(basis: Basis, advice: FeesAsked): Fees {
  const present = (pot: Pot) => presentPot(basis, pot, listHoldings(basis, pot, advice.guaranteedShare));
  return {
    annuity: present("annuity"),
    unit_trust: present("unitTrust"),
    emergency_savings: present("emergencySavings"),
    ...presentTotals(basis, advice),
  };
}

/** Writes the planner's fee of each pot. It also applies to the savings before retirement, in whatever pot. */
export function presentPlannerFees({ fees }: Basis): Recommendation["common_info"]["planner_fees"] {
  const present = (pot: Pot) => ({
    initial_perct: roundPercent(fees.initialShare[pot]),
    annual_perct: roundPercent(fees.annual[pot].plannerShare),
  });
  return {
    annuity: present("annuity"),
    unit_trust: present("unitTrust"),
    emergency_savings: present("emergencySavings"),
  };
}

/** A pot's expected annual return after its fees, in future rand. */
export function presentExpectedReturn(basis: Basis, pot: Pot): number {
  return roundPercent(expectedNominalNetReturn(basis, pot));
}

/** A pot's charges: those of its funds, weighted. */
function chargesOf({ fees }: Basis, pot: Pot, holdings: readonly HeldFund[]): Charges {
  const initialShare = fees.initialShare[pot];
  if (holdings.length === 0) return NO_CHARGES;
  return weighCharges(
    holdings.map(({ allocationShare, annual }) => ({ allocationShare, charges: { annual, initialShare } })),
  );
}

function presentPot(basis: Basis, pot: Pot, holdings: readonly HeldFund[]): PotFees {
  const charges = chargesOf(basis, pot, holdings);
  const list = (write: (held: HeldFund) => PotFees["annual_total"]) =>
    holdings.map((held) => ({
      fund_name: held.fund.name,
      perct_alloc: held.allocationShare,
      ...write(held),
    }));
  return {
    initial: list(() => writeInitial(charges.initialShare)),
    initial_total: writeInitial(charges.initialShare),
    annual: list(({ annual }) => writeAnnual(annual)),
    annual_total: writeAnnual(charges.annual),
    eac_fees: writeEffectiveCosts(holdings.length > 0 ? effectiveAnnualCost(charges) : []),
  };
}

/** The planner receives all initial fees. */
function writeInitial(initialShare: number): PotFees["initial_total"] {
  const percent = roundPercent(initialShare);
  return {
    fund_management_fee: 0,
    automated_advise: 0,
    financial_planner: percent,
    other_fee: 0,
    total: percent,
  };
}

function writeAnnual(annual: AnnualFees): PotFees["annual_total"] {
  return {
    fund_management_fee: roundPercent(annual.managementShare),
    automated_advise: roundPercent(annual.automatedAdviceShare),
    financial_planner: roundPercent(annual.plannerShare),
    other_fee: roundPercent(annual.administrationShare + annual.otherShare),
    total: roundPercent(totalAnnualFee(annual)),
  };
}

function writeEffectiveCosts(costs: readonly EffectiveAnnualCost[]): PotFees["eac_fees"] {
  return {
    term_years: costs.map((cost) => cost.termYears),
    tic: costs.map((cost) => roundPercent(cost.investmentManagementShare)),
    advice: costs.map((cost) => roundPercent(cost.adviceShare)),
    admin: costs.map((cost) => roundPercent(cost.administrationShare)),
    other: costs.map((cost) => roundPercent(cost.otherShare)),
    totals: costs.map((cost) => roundPercent(cost.totalShare)),
  };
}

/** Totals of the pots, weighted by the amounts paid in; annual fees apply to what the initial fee leaves. */
function presentTotals(basis: Basis, { cash, guaranteedShare }: FeesAsked) {
  const amounts = {
    annuity: (1 - guaranteedShare) * cash.annuity,
    unitTrust: cash.unitTrust + cash.ownSavings,
    emergencySavings: cash.emergencySavings,
  };
  let [paidIn, initial, annual] = [0, 0, 0];
  for (const pot of POTS) {
    const holdings = listHoldings(basis, pot, guaranteedShare);
    if (holdings.length === 0) continue;
    const charges = chargesOf(basis, pot, holdings);
    const atStart = amounts[pot] * charges.initialShare;
    paidIn += amounts[pot];
    initial += atStart;
    annual += (amounts[pot] - atStart) * totalAnnualFee(charges.annual);
  }
  const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
  return {
    initial_total_perct: roundPercent(shareOf(initial, paidIn)),
    initial_total: roundToCents(initial),
    annual_total_perct: roundPercent(shareOf(annual, paidIn - initial)),
    annual_total_per_month: roundToCents(annual / 12),
  };
}
