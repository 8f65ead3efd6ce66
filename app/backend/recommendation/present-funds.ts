import type { Recommendation } from "~/contract/recommendation";
import type { Basis, Fund, Pot, Product } from "~/engine";

type Allocations = Recommendation["common_info"]["investment_recommendations"];

/** A fund in a pot, and its share of the pot. */
export type Holding = { fund: Fund; allocationShare: number };

/** What a pot holds. A life annuity holds nothing of the member's, because the insurer carries it. */
export function listHoldings({ funds, defaultFunds }: Basis, pot: Pot, recommended: Product): Holding[] {
  const isForLife = recommended === "LifeAnnuity" || recommended === "EnhancedLifeAnnuity";
  if (pot === "annuity" && isForLife) return [];
  return [{ fund: funds[defaultFunds[pot]], allocationShare: 1 }];
}

/** Writes which funds each part of the money goes to. */
export function presentAllocations(basis: Basis, recommended: Product): Allocations {
  const allocate = (pot: Pot) =>
    listHoldings(basis, pot, recommended).map(({ fund, allocationShare }) => ({
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
