import { FEE_PARTS, feesInFund, readFees, writeFees } from "~/contract/fee-rules";
import type { FeePart, TypedFees } from "~/contract/fee-rules";
import { PRODUCT_IDS } from "~/contract/fee-table";
import type { FeeTable, ProductId } from "~/contract/fee-table";

/** What the fund's part of an address says of all funds without fees of their own. */
export const ALL_OTHERS = "other";

/** The name of a fee's field. */
export function nameFeeField(productId: ProductId, part: FeePart): string {
  return `${productId}_${part}`;
}

/** A fee as it is typed: two decimals, and more only if it has more. */
export function writeFee(fee: number): string {
  return Number(fee.toFixed(2)) === fee ? fee.toFixed(2) : String(fee);
}

type Typing = { fund: string; fundName: string; vatPerct: number };

/** A table with what was typed for the products of one fund, or the mistakes in it. */
export function readFeeForm(
  table: FeeTable,
  form: Pick<FormData, "get">,
  { fund, fundName, vatPerct }: Typing,
): { table: FeeTable } | { mistakes: { field: string; message: string }[] } {
  const mistakes: { field: string; message: string }[] = [];
  const fundNr = fund === ALL_OTHERS ? undefined : fund;
  const products = PRODUCT_IDS.map((productId) => {
    const before = feesInFund(table, productId, fundNr)!;
    const typed: TypedFees = readFees(before);
    for (const part of FEE_PARTS) {
      const field = nameFeeField(productId, part);
      const written = form.get(field);
      if (typeof written !== "string") continue;
      const fee = written.trim().replace(",", ".").replace(/\s*%$/, "");
      if (/^\d{1,3}(\.\d{1,4})?$/.test(fee)) typed[part] = Number(fee);
      else mistakes.push({ field, message: "Please enter a percentage, such as 0.85" });
    }
    const automatedAdvice = before.annualFeeBreakdown.autoAdviceFeeExclVat ?? 0;
    return writeFees(productId, typed, { automatedAdvice, vatPerct });
  });
  if (mistakes.length > 0) return { mistakes };
  if (fundNr === undefined) return { table: { ...table, allOtherFPFees: products } };
  const others = table.fundBasedFPFees.filter((one) => one.fundNr !== fundNr);
  return { table: { ...table, fundBasedFPFees: [...others, { fundNr, fundName, products }] } };
}
