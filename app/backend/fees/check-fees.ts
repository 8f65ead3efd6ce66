/** Checks fees that a planner asks for: within the maxima, for existing funds, initial ones only where allowed. */
import type { Mistakes } from "~/contract/wire/envelope";
import { FEE_PARTS, FEE_PATHS, feesInFund, readFees } from "~/contract/fees/fee-rules";
import { type FeesOfProduct, type FeeTable, PRODUCT_IDS } from "~/contract/fees/fee-table";

export type FeeLimits = {
  maximums: FeeTable;
  allowsInitialFees: boolean;
  funds: { fundNr: string; fundName: string }[];
};

/** Returns the mistakes in a table by path; empty if it is allowed. */
export function checkFees(table: FeeTable, limits: FeeLimits): Mistakes["errors"] {
  const { fundBasedFPFees, allOtherFPFees } = table;
  const missing = PRODUCT_IDS.filter((id) => !allOtherFPFees.some(({ productId }) => productId === id));
  const known = new Set(limits.funds.map(({ fundNr }) => fundNr));
  return [
    ...missing.map((id) => ({ path: "allOtherFPFees", message: `Please give the fees of ${id}` })),
    ...checkOnce(allOtherFPFees, "allOtherFPFees"),
    ...allOtherFPFees.flatMap((product, at) => checkProduct(product, `allOtherFPFees.${at}`, limits)),
    ...fundBasedFPFees.flatMap(({ fundNr, products }, fund) => [
      ...(known.delete(fundNr)
        ? []
        : [
            {
              path: `fundBasedFPFees.${fund}.fundNr`,
              message: "There is no such fund, or it is named twice",
            },
          ]),
      ...checkOnce(products, `fundBasedFPFees.${fund}.products`),
      ...products.flatMap((product, at) =>
        checkProduct(product, `fundBasedFPFees.${fund}.products.${at}`, limits, fundNr),
      ),
    ]),
  ];
}

function checkOnce(products: readonly FeesOfProduct[], path: string): Mistakes["errors"] {
  const isTwice = new Set(products.map(({ productId }) => productId)).size < products.length;
  return isTwice ? [{ path, message: "Please name each product once" }] : [];
}

function checkProduct(
  product: FeesOfProduct,
  path: string,
  { maximums, allowsInitialFees }: FeeLimits,
  fundNr?: string,
): Mistakes["errors"] {
  const maximum = feesInFund(maximums, product.productId, fundNr);
  if (!maximum) return [{ path, message: "This product has no maximum" }];
  const [typed, most] = [readFees(product), readFees(maximum)];
  return FEE_PARTS.flatMap((part) => {
    const message =
      part === "initial" && !allowsInitialFees && typed.initial > 0
        ? "Your organisation does not allow initial fees"
        : checkFee(typed[part], most[part]);
    return message ? [{ path: `${path}.${FEE_PATHS[part]}`, message }] : [];
  });
}

/** Returns the mistake in one fee, in percent before VAT. */
function checkFee(fee: number, most: number): string | undefined {
  if (fee < 0) return "Please enter 0 or more";
  return fee > most ? `Please enter at most ${most.toFixed(2)}` : undefined;
}
