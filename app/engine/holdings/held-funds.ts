/** Each pot's funds from retirement on: its default fund, or the funds that a person chose. */
import {
  type AnnualFees,
  ASSET_CLASS_IDS,
  type Basis,
  type Fund,
  type FundId,
  type Mix,
  type Pot,
} from "../basis/basis";
import { weighCharges } from "./weigh-charges";

export const FUND_MANAGEMENT_SHARES: Readonly<Record<FundId, number>> = {
  moneyMarket: 0.004025,
  coreIncome: 0.005175,
  selectIncome: 0.01196,
};

/** A fund in a pot, its fraction of the pot, and its yearly charges. */
export type HeldFund = { fund: Fund; allocationShare: number; annual: AnnualFees };

/** The funds of a pot, in the order of the basis. */
export function listHeldFunds(basis: Basis, pot: Pot): HeldFund[] {
  const { funds, defaultFunds, holdings } = basis;
  const shares = holdings?.[pot] ?? { [defaultFunds[pot]]: 1 };
  return Object.values(funds).flatMap((fund) => {
    const allocationShare = shares[fund.id] ?? 0;
    return allocationShare > 0 ? [{ fund, allocationShare, annual: chargesIn(fund, pot, basis) }] : [];
  });
}

/** The pot's fees with this fund's manager in place of the default fund's; all other charges are the same. */
function chargesIn({ id }: Fund, pot: Pot, { fees, defaultFunds }: Basis): AnnualFees {
  const usual = fees.annual[pot];
  const dearer = FUND_MANAGEMENT_SHARES[id] - FUND_MANAGEMENT_SHARES[defaultFunds[pot]];
  return { ...usual, managementShare: usual.managementShare + dearer };
}

/** The pot's asset classes: those of its funds, weighted. */
export function mixHeld(basis: Basis, pot: Pot): Mix {
  const held = listHeldFunds(basis, pot);
  const [only, ...others] = held;
  if (only && others.length === 0) return only.fund.mix;
  const shareOf = (id: keyof Mix) =>
    held.reduce((sum, { fund, allocationShare }) => sum + allocationShare * (fund.mix[id] ?? 0), 0);
  return Object.fromEntries(ASSET_CLASS_IDS.flatMap((id) => (shareOf(id) > 0 ? [[id, shareOf(id)]] : [])));
}

/** The pot's yearly fees: its funds' charges, weighted. */
export function weighAnnualFees(basis: Basis, pot: Pot): AnnualFees {
  const initialShare = basis.fees.initialShare[pot];
  return weighCharges(
    listHeldFunds(basis, pot).map(({ allocationShare, annual }) => ({
      allocationShare,
      charges: { annual, initialShare },
    })),
  ).annual;
}
