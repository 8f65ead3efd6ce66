import type { Recommendation } from "~/contract/plan/recommendation";
import { type Basis, type HeldFund, listHeldFunds, type Pot } from "~/engine";

type Allocations = Recommendation["common_info"]["investment_recommendations"];

/** A pot's funds. Where all of an annuity is guaranteed the member holds none, because the insurer carries it. */
export function listHoldings(basis: Basis, pot: Pot, guaranteedShare: number): HeldFund[] {
  return pot === "annuity" && guaranteedShare === 1 ? [] : listHeldFunds(basis, pot);
}

/** Writes the funds of each part of the money. */
export function presentAllocations(basis: Basis, guaranteedShare: number): Allocations {
  const allocate = (pot: Pot) =>
    listHoldings(basis, pot, guaranteedShare).map(({ fund, allocationShare }) => ({
      fund_number: fund.number,
      fund_name: fund.name,
      perct_alloc: allocationShare,
    }));
  return {
    annuity: allocate("annuity"),
    unit_trust: allocate("unitTrust"),
    emergency_savings: allocate("emergencySavings"),
  };
}

/** Writes the funds that can be chosen. */
export function presentFunds({ funds, assetClasses }: Basis): Recommendation["funds"]["ut_funds"] {
  return Object.values(funds).map(({ factSheetLink, number, name, riskRating, mix }) => ({
    fact_sheet_link: factSheetLink,
    fund_number: number,
    fund_name: name,
    risk_rating_description: riskRating.description,
    risk_rating_id: riskRating.id,
    asset_mix: assetClasses.flatMap(({ id, name: asset_class }) => {
      const share = mix[id] ?? 0;
      return share > 0 ? [{ asset_class, share }] : [];
    }),
  }));
}
