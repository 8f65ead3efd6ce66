/** Rules of every fee table: its totals, and which fee applies to a product in a fund. */
import { addVat } from "~/base/vat";
import { type FeesOfProduct, type FeeTable, PRODUCT_IDS, type ProductId } from "./fee-table";

/** Fees that a planner types, in percent before VAT: advice once, advice a year, the fund company's a year. */
export const FEE_PARTS = ["initial", "annual", "company"] as const;
export type FeePart = (typeof FEE_PARTS)[number];
type TypedFees = Record<FeePart, number>;

/** Their paths in a product's fees. */
export const FEE_PATHS = {
  initial: "initialFeeExclVat",
  annual: "annualFeeBreakdown.fpFeeExclVat",
  company: "annualFeeBreakdown.ccfFeeExclVat",
} as const satisfies Record<FeePart, string>;

/** The fees of a product in a fund: those of the fund, else those of all other funds. */
export function feesInFund(
  { fundBasedFPFees, allOtherFPFees }: FeeTable,
  productId: ProductId,
  fundNr?: string,
): FeesOfProduct | undefined {
  const own = fundBasedFPFees.find((fund) => fund.fundNr === fundNr)?.products;
  return [...(own ?? []), ...allOtherFPFees].find((product) => product.productId === productId);
}

/** The fees that a planner typed, out of a product's fees. */
export function readFees({ initialFeeExclVat, annualFeeBreakdown }: FeesOfProduct): TypedFees {
  const { fpFeeExclVat, ccfFeeExclVat } = annualFeeBreakdown;
  return { initial: initialFeeExclVat, annual: fpFeeExclVat, company: ccfFeeExclVat };
}

/** A product's fees in wire form, with totals computed from the parts. */
export function writeFees(
  productId: ProductId,
  { initial, annual, company }: TypedFees,
  { automatedAdvice, vatPerct }: { automatedAdvice: number; vatPerct: number },
): FeesOfProduct {
  const total = Number((annual + automatedAdvice + company).toFixed(6));
  return {
    productId,
    initialFeeExclVat: initial,
    annualFeeBreakdown: {
      fpFeeExclVat: annual,
      autoAdviceFeeExclVat: automatedAdvice,
      ccfFeeExclVat: company,
      totalFeeExclVat: total,
      totalFeeInclVat: addVat(total, vatPerct),
    },
  };
}

/** Whether `next` charges more than `now` for any product in any fund. */
export function isHigher(next: FeeTable, now: FeeTable): boolean {
  const funds = [...next.fundBasedFPFees, ...now.fundBasedFPFees].map(({ fundNr }) => fundNr);
  return [undefined, ...funds].some((fundNr) =>
    PRODUCT_IDS.some((productId) => {
      const [after, before] = [next, now].map((table) => feesInFund(table, productId, fundNr));
      if (!after) return false;
      if (!before) return true;
      const [asked, agreed] = [readFees(after), readFees(before)];
      return FEE_PARTS.some((part) => asked[part] > agreed[part]);
    }),
  );
}
