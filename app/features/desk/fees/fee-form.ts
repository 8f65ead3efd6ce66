/** Forms for a planner's fees, and for a client's answer to higher ones. */
import { z } from "zod";
import { addVat } from "~/base/vat";
import { feeOperations } from "~/contract/desk/fee-operations";
import { FEE_PARTS, type FeePart, feesInFund, readFees, writeFees } from "~/contract/fees/fee-rules";
import { type FeesOfProduct, type FeeTable, PRODUCT_IDS, type ProductId } from "~/contract/fees/fee-table";
import { field } from "~/web/fields/field";
import { neededPercentage } from "~/web/fields/percentages";
import { shortText } from "~/web/fields/contact-typings";
import type { TypedFee } from "./fees-view";

/** Stands for a fund in an address: all funds without fees of their own. */
export const ALL_OTHERS = "other";

export function nameFeeField(productId: ProductId, part: FeePart): string {
  return `${productId}_${part}`;
}

const NO_FEE = "Please enter a percentage, such as 0.85";

/** The services check the maximum; here a fee only has to be a number that they can read. */
const fee = field(neededPercentage(4), z.number({ invalid_type_error: NO_FEE }).lt(1_000, NO_FEE).optional());

const FEE_FIELDS = PRODUCT_IDS.flatMap((productId) => FEE_PARTS.map((part) => nameFeeField(productId, part)));

/** The fees of a fund. A fee without a field on the page stays as it is. */
export const feeForm = z.object(Object.fromEntries(FEE_FIELDS.map((name) => [name, fee])));

/** The proposal of higher fees that a client has read, by its instant; the button is the answer to it. */
export const higherFeesForm = z.object({
  at: field(shortText, feeOperations.answerHigherFees.body.shape.at),
});

/** A fee for its field: two decimals, or as many as it has. */
export function writeFee(percent: number): string {
  return Number(percent.toFixed(2)) === percent ? percent.toFixed(2) : String(percent);
}

type Typed = z.output<typeof feeForm>;
type AboutFund = { fund: string; vatPerct: number };

const findFundNr = (fund: string) => (fund === ALL_OTHERS ? undefined : fund);

function typeInto(before: FeesOfProduct, typed: Typed, vatPerct: number): FeesOfProduct {
  const fees = readFees(before);
  for (const part of FEE_PARTS) fees[part] = typed[nameFeeField(before.productId, part)] ?? fees[part];
  const automatedAdvice = before.annualFeeBreakdown.autoAdviceFeeExclVat ?? 0;
  return writeFees(before.productId, fees, { automatedAdvice, vatPerct });
}

/** Returns the table with the typed fees for the products of one fund. */
export function fillInFees(
  table: FeeTable,
  typed: Typed,
  { fund, fundName, vatPerct }: AboutFund & { fundName: string },
): FeeTable {
  const fundNr = findFundNr(fund);
  const products = PRODUCT_IDS.map((id) => typeInto(feesInFund(table, id, fundNr)!, typed, vatPerct));
  if (fundNr === undefined) return { ...table, allOtherFPFees: products };
  const others = table.fundBasedFPFees.filter((one) => one.fundNr !== fundNr);
  return { ...table, fundBasedFPFees: [...others, { fundNr, fundName, products }] };
}

/** Reads each typed fee by itself, also where another one has a mistake; NaN for a mistake. */
function readEach(form: FormData): Typed {
  const judged = FEE_FIELDS.map((name) => [name, fee.safeParse(form.get(name) ?? undefined)] as const);
  return Object.fromEntries(judged.map(([name, { success, data }]) => [name, success ? data : NaN]));
}

/** Returns each typed fee beside the stored one, by field; by product id, its total for a year with VAT. */
export function describeTyped(
  table: FeeTable,
  form: FormData,
  { fund, vatPerct }: AboutFund,
): Record<string, TypedFee> {
  const typed = readEach(form);
  const write = (withVat = NaN) => (Number.isNaN(withVat) ? "–" : withVat.toFixed(2));
  const described = PRODUCT_IDS.flatMap((productId) => {
    const before = feesInFund(table, productId, findFundNr(fund))!;
    const after = typeInto(before, typed, vatPerct);
    const stored = readFees(before);
    const now = readFees(after);
    return [
      [productId, { withVat: write(after.annualFeeBreakdown.totalFeeInclVat) }] as const,
      ...FEE_PARTS.map((part): [string, TypedFee] => {
        const [was, is] = [stored[part], now[part]];
        const shown = { withVat: write(addVat(is, vatPerct)) };
        const changed = is === was ? {} : { was: writeFee(was), isHigher: is > was };
        return [nameFeeField(productId, part), { ...shown, ...changed }];
      }),
    ];
  });
  return Object.fromEntries(described);
}
