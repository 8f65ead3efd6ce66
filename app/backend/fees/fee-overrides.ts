import { type FeePart, feesInFund, readFees, writeFees } from "~/contract/fees/fee-rules";
import { type FeeTable, PRODUCT_IDS, type ProductId } from "~/contract/fees/fee-table";
import { type Basis, type FeeOverrides, type Pot, POTS, withFees } from "~/engine";
import { isPlusOffered } from "../process/operator";
import { roundRate } from "../calls/round";

/** The product that determines a pot's fees. No plan holds retirement annuities or tax-free investments. */
function findProduct(pot: Pot): ProductId {
  if (pot !== "annuity") return "UT";
  return isPlusOffered() ? "LAP" : "LA";
}

/** The share of each pot in each fund, by fund id; a pot's shares add up to 1. */
type Allocations = Record<Pot, Readonly<Record<string, number>>>;

/** Enough for every fee that can be typed, and few enough to round off binary fractions. */
const SHARE_DECIMALS = 10;

/** Shares that differ by less are equal. */
const SAME_SHARE = 1e-9;

/** Converts a fee table to the engine's fees: per pot, weighted by its funds, without those equal to the basis. */
export function toFeeOverrides(
  basis: Basis,
  table: FeeTable,
  allocations: Allocations = defaultAllocations(basis),
): FeeOverrides {
  return Object.fromEntries(
    POTS.flatMap((pot) => {
      const fees = weighFees(basis, table, { pot, allocation: allocations[pot] });
      return Object.keys(fees).length > 0 ? [[pot, fees]] : [];
    }),
  );
}

function defaultAllocations({ defaultFunds }: Basis): Allocations {
  const { annuity, unitTrust, emergencySavings } = defaultFunds;
  return {
    annuity: { [annuity]: 1 },
    unitTrust: { [unitTrust]: 1 },
    emergencySavings: { [emergencySavings]: 1 },
  };
}

type Weighed = { pot: Pot; allocation: Readonly<Record<string, number>> };

function weighFees(basis: Basis, table: FeeTable, { pot, allocation }: Weighed) {
  const { annual, initialShare, vatShare } = basis.fees;
  const weigh = (part: FeePart) => {
    const perct = Object.entries(allocation).reduce((sum, [fundId, share]) => {
      const fund = Object.values(basis.funds).find(({ id }) => id === fundId);
      const fees = feesInFund(table, findProduct(pot), fund?.number);
      return sum + (fees ? readFees(fees)[part] * share : 0);
    }, 0);
    return Number((perct / 100).toFixed(SHARE_DECIMALS));
  };
  const shares = {
    initialExclVatShare: [weigh("initial"), initialShare[pot]],
    annualExclVatShare: [weigh("annual"), annual[pot].plannerShare],
    fundCompanyExclVatShare: [weigh("company"), annual[pot].administrationShare],
  } as const;
  return Object.fromEntries(
    Object.entries(shares).flatMap(([name, [exclVat, inclVat]]) =>
      Math.abs(exclVat * (1 + vatShare) - inclVat) < SAME_SHARE ? [] : [[name, exclVat]],
    ),
  );
}

/** Normalises a caller's table: automated advice comes from the basis, and totals are summed from their parts. */
export function settleTable(basis: Basis, table: FeeTable): FeeTable {
  const { annual, vatShare } = withFees(basis, {}).fees;
  const vatPerct = roundRate(vatShare * 100);
  const automatedAdvice = roundRate((annual.annuity.automatedAdviceShare * 100) / (1 + vatShare));
  const settle = (products: FeeTable["allOtherFPFees"]) =>
    PRODUCT_IDS.flatMap((id) => products.filter(({ productId }) => productId === id)).map((product) =>
      writeFees(product.productId, readFees(product), { automatedAdvice, vatPerct }),
    );
  const nameFund = (fundNr: string, fundName: string) =>
    Object.values(basis.funds).find(({ number }) => number === fundNr)?.name ?? fundName;
  return {
    fundBasedFPFees: table.fundBasedFPFees.map(({ fundNr, fundName, products }) => ({
      fundNr,
      fundName: nameFund(fundNr, fundName),
      products: settle(products),
    })),
    allOtherFPFees: settle(table.allOtherFPFees),
  };
}
