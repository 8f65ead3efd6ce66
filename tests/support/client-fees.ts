/** A client's fees in this process's backend, as an adviser reads and saves them. */
import { callBackend } from "../../app/backend/door.server";
import type { FeeTable, ProductId } from "../../app/contract/fees/fee-table";
import type { Account } from "./accounts";
import { take } from "./call";

export const readFees = async ({ userId }: Account, by: Account) =>
  take(await callBackend("getClientFees", { params: { id: userId } }, by));

export const saveFees = ({ userId }: Account, fpFees: FeeTable, by: Account) =>
  callBackend("updateUser", { params: { id: userId }, body: { fpFees } }, by);

type Typed = { initial?: number; annual?: number; company?: number };

/** A table with other fees of some products, in every fund. */
export function changeFees(
  table: FeeTable,
  ids: readonly ProductId[],
  { initial, annual, company }: Typed,
): FeeTable {
  const touch = (products: FeeTable["allOtherFPFees"]) =>
    products.map((product) => {
      if (!ids.includes(product.productId)) return product;
      const { annualFeeBreakdown: parts, initialFeeExclVat } = product;
      const fpFeeExclVat = annual ?? parts.fpFeeExclVat;
      const ccfFeeExclVat = company ?? parts.ccfFeeExclVat;
      const annualFeeBreakdown = { ...parts, fpFeeExclVat, ccfFeeExclVat };
      return { ...product, initialFeeExclVat: initial ?? initialFeeExclVat, annualFeeBreakdown };
    });
  const fundBasedFPFees = table.fundBasedFPFees.map((fund) => ({ ...fund, products: touch(fund.products) }));
  return { fundBasedFPFees, allOtherFPFees: touch(table.allOtherFPFees) };
}
