import type { Recommendation } from "~/contract/recommendation";
import {
  effectiveAnnualCost,
  expectedNominalGrossReturn,
  POTS,
  totalAnnualFee,
  weighCharges,
} from "~/engine";
import type {
  Advice,
  AnnualFees,
  AssetClassId,
  Basis,
  Charges,
  EffectiveAnnualCost,
  Mix,
  Pot,
} from "~/engine";
import { listHoldings } from "./present-funds";
import type { Holding } from "./present-funds";
import { roundPercent, roundToCents } from "./round";

type Fees = Recommendation["fees"];
type PotFees = Fees["annuity"];

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

/** Writes what each pot costs at the start, a year, and in all over four terms, and the totals. */
export function presentFees(basis: Basis, advice: Pick<Advice, "recommended" | "cash">): Fees {
  const present = (pot: Pot) => presentPot(basis, pot, listHoldings(basis, pot, advice.recommended));
  return {
    annuity: present("annuity"),
    unit_trust: present("unitTrust"),
    emergency_savings: present("emergencySavings"),
    ...presentTotals(basis, advice),
  };
}

/** Writes the planner's fee of each pot. It also applies to the savings before retirement, whatever they go into. */
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

function chargesOf({ fees }: Basis, pot: Pot): Charges {
  return { annual: fees.annual[pot], initialShare: fees.initialShare[pot] };
}

function presentPot(basis: Basis, pot: Pot, holdings: Holding[]): PotFees {
  const charges = chargesOf(basis, pot);
  const list = (parts: PotFees["annual_total"]) =>
    holdings.map(({ fund, allocationShare }) => ({
      fund_name: fund.name,
      perct_alloc: allocationShare,
      ...parts,
    }));
  const weighed =
    holdings.length > 0
      ? weighCharges(holdings.map(({ allocationShare }) => ({ allocationShare, charges })))
      : NO_CHARGES;
  return {
    initial: list(writeInitial(charges.initialShare)),
    initial_total: writeInitial(weighed.initialShare),
    annual: list(writeAnnual(charges.annual)),
    annual_total: writeAnnual(weighed.annual),
    eac_fees: writeEffectiveCosts(
      holdings.length > 0 ? effectiveAnnualCost(weighed, expectReturn(basis, holdings)) : [],
    ),
  };
}

/** The planner takes everything that is charged at the start. */
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

/** The expected nominal return before fees of everything in a pot, rebalanced every year. */
function expectReturn(basis: Basis, holdings: Holding[]): number {
  const together: Partial<Record<AssetClassId, number>> = {};
  for (const { fund, allocationShare } of holdings)
    for (const [id, share] of Object.entries(fund.mix) as [AssetClassId, number][])
      together[id] = (together[id] ?? 0) + allocationShare * share;
  return expectedNominalGrossReturn(together satisfies Mix, basis);
}

/** The three pots together, weighted by what goes into them; the yearly part on what the initial fee leaves. */
function presentTotals(basis: Basis, { recommended, cash }: Pick<Advice, "recommended" | "cash">) {
  const amounts = {
    annuity: cash.annuity,
    unitTrust: cash.unitTrust,
    emergencySavings: cash.emergencySavings,
  };
  let [paidIn, initial, annual] = [0, 0, 0];
  for (const pot of POTS) {
    if (listHoldings(basis, pot, recommended).length === 0) continue;
    const charges = chargesOf(basis, pot);
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
