import { CellField } from "~/ui/form";
import { TABLE_ROLES } from "~/ui/table";
import { PART_NAMES, PRODUCT_NAMES } from "./fee-words";
import type { FeesDeskView, TypedFee } from "./fees-view";

type Props = { view: FeesDeskView; typed: Record<string, TypedFee> };

const CELL =
  "border-b border-line py-3 pr-3 align-top last:pr-0 phone:block phone:border-0 phone:py-2 phone:pr-0";

/** A row for each product; on phones a block whose fields carry the names of their columns. */
export function ProductFeesTable({ view: { products, fundName, vatPerct }, typed }: Props) {
  const parts = products[0]?.fees.map(({ part }) => part) ?? [];
  return (
    <table {...TABLE_ROLES.table} className="w-full text-desk phone:block">
      <caption className="pb-3 text-left text-small text-soft phone:block">
        Percent of what is in {fundName}. Type each fee before VAT.
      </caption>
      <thead {...TABLE_ROLES.group} className="phone:sr-only">
        <tr {...TABLE_ROLES.row} className="align-bottom">
          <th {...TABLE_ROLES.head} scope="col" className="border-b-2 border-ink pb-2 text-left">
            Product
          </th>
          {parts.map((part) => (
            <th
              {...TABLE_ROLES.head}
              key={part}
              scope="col"
              className="border-b-2 border-ink pb-2 pr-3 text-left"
            >
              {PART_NAMES[part]}
              <span className="flex gap-3 text-small font-normal text-soft">
                <span className="w-[4.75rem] flex-none">before</span>
                <span className="whitespace-nowrap">with VAT</span>
              </span>
            </th>
          ))}
          <th {...TABLE_ROLES.head} scope="col" className="border-b-2 border-ink pb-2 text-right">
            In all
            <span className="block text-small font-normal text-soft">a year, with VAT</span>
          </th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group} className="phone:block">
        {products.map(({ productId, fees, allCosts }) => (
          <tr
            {...TABLE_ROLES.row}
            key={productId}
            className="phone:block phone:border-b phone:border-line phone:py-4"
          >
            <th
              {...TABLE_ROLES.rowHead}
              scope="row"
              className={`${CELL} text-left wide:pt-[1.35rem] phone:text-h3`}
            >
              {PRODUCT_NAMES[productId]}
            </th>
            {fees.map(({ part, field, value, withVat, most }) => (
              <td {...TABLE_ROLES.cell} key={part} className={CELL}>
                <CellField
                  key={value}
                  name={field}
                  label={`${PART_NAMES[part]}`}
                  note={`at most ${most}`}
                  was={typed[field]?.was}
                  beside={
                    <span className="text-small">
                      <span className="wide:sr-only">with VAT </span>
                      <span data-vat-of={field} data-vat={vatPerct}>
                        {typed[field]?.withVat ?? withVat}
                      </span>
                    </span>
                  }
                />
              </td>
            ))}
            <td {...TABLE_ROLES.cell} className={`${CELL} text-right wide:pt-[1.35rem] phone:text-left`}>
              <span className="wide:sr-only">In all a year, with VAT: </span>
              <strong>{typed[productId]?.withVat ?? allCosts?.toFixed(2) ?? "–"}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
