import { dropPercentSign } from "~/base/typed-number";
import { addVat } from "~/base/vat";
import { FEE_PARTS, feesInFund, readFees, writeFees } from "~/contract/desk/fee-rules";
import type { FeePart, TypedFees } from "~/contract/desk/fee-rules";
import { percentage } from "~/web/fields/typings";
import { PRODUCT_IDS } from "~/contract/desk/fee-table";
import type { FeeTable, ProductId } from "~/contract/desk/fee-table";
import type { TypedFee } from "./fees-view";

/** What the fund's part of an address says of all funds without fees of their own. */
export const ALL_OTHERS = "other";

/** The name of a fee's field. */
export function nameFeeField(productId: ProductId, part: FeePart): string {
  return `${productId}_${part}`;
}

/** Every field of a fund's fees. */
export const FEE_FIELDS = PRODUCT_IDS.flatMap((productId) =>
  FEE_PARTS.map((part) => nameFeeField(productId, part)),
);

/** A fee as it is typed: two decimals, and more only if it has more. */
export function writeFee(fee: number): string {
  return Number(fee.toFixed(2)) === fee ? fee.toFixed(2) : String(fee);
}

const feeTyping = percentage(4);

/** A fee as it was typed; NaN if it is none. */
function readFee(written: string): number {
  const typed = feeTyping.read(written) ?? NaN;
  return dropPercentSign(written) === "" || typed >= 1_000 ? NaN : typed;
}

type Posted = Pick<FormData, "get">;
type Typing = { fund: string; fundName: string; vatPerct: number };

const findFundNr = (fund: string) => (fund === ALL_OTHERS ? undefined : fund);

/** A table with what was typed for the products of one fund, or the mistakes in it. */
export function readFeeForm(
  table: FeeTable,
  form: Posted,
  { fund, fundName, vatPerct }: Typing,
): { table: FeeTable } | { mistakes: { field: string; message: string }[] } {
  const mistakes: { field: string; message: string }[] = [];
  const fundNr = findFundNr(fund);
  const products = PRODUCT_IDS.map((productId) => {
    const before = feesInFund(table, productId, fundNr)!;
    const typed: TypedFees = readFees(before);
    for (const part of FEE_PARTS) {
      const field = nameFeeField(productId, part);
      const written = form.get(field);
      if (typeof written !== "string") continue;
      typed[part] = readFee(written);
      if (Number.isNaN(typed[part]))
        mistakes.push({ field, message: "Please enter a percentage, such as 0.85" });
    }
    const automatedAdvice = before.annualFeeBreakdown.autoAdviceFeeExclVat ?? 0;
    return writeFees(productId, typed, { automatedAdvice, vatPerct });
  });
  if (mistakes.length > 0) return { mistakes };
  if (fundNr === undefined) return { table: { ...table, allOtherFPFees: products } };
  const others = table.fundBasedFPFees.filter((one) => one.fundNr !== fundNr);
  return { table: { ...table, fundBasedFPFees: [...others, { fundNr, fundName, products }] } };
}

/** Each fee as it was typed, beside what is stored; under a product's name what its fees are in all a year. */
export function describeTyped(
  table: FeeTable,
  form: Posted,
  { fund, vatPerct }: Omit<Typing, "fundName">,
): Record<string, TypedFee> {
  const write = (fee: number) => (Number.isNaN(fee) ? "–" : addVat(fee, vatPerct).toFixed(2));
  const described = PRODUCT_IDS.flatMap((productId) => {
    const before = feesInFund(table, productId, findFundNr(fund))!;
    const stored = readFees(before);
    const fees = FEE_PARTS.map((part) => {
      const written = form.get(nameFeeField(productId, part));
      return { part, fee: typeof written === "string" ? readFee(written) : stored[part] };
    });
    const all = fees
      .filter(({ part }) => part !== "initial")
      .reduce((sum, { fee }) => sum + fee, before.annualFeeBreakdown.autoAdviceFeeExclVat ?? 0);
    return [
      [productId, { withVat: write(all) }] as const,
      ...fees.map(({ part, fee }): [string, TypedFee] => {
        const field = nameFeeField(productId, part);
        if (fee === stored[part]) return [field, { withVat: write(fee) }];
        return [field, { withVat: write(fee), was: writeFee(stored[part]), isHigher: fee > stored[part] }];
      }),
    ];
  });
  return Object.fromEntries(described);
}
