import { Tags } from "~/ui/amount";
import { type DifferenceInWords, DifferenceTag } from "~/ui/difference-tag";
import { TABLE_ROLES } from "~/ui/table";

type Row = { name: string; recommended: string; amended: string; difference: DifferenceInWords };

type ComparisonProps = {
  income: Row;
  tags: readonly string[];
  title: string;
  caption: string;
  groups: readonly { heading?: string; rows: readonly Row[] }[];
};

/** Recommended and amended side by side: the two incomes as cards, the rest as one table. */
export function Comparison({ income, tags, title, caption, groups }: ComparisonProps) {
  return (
    <div className="space-y-8">
      <div className="space-y-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3 wide:gap-6">
          <IncomeCard name="Recommended" amount={income.recommended} look="border-control" />
          <IncomeCard
            name="Amended"
            amount={income.amended}
            look="border-leaf bg-tint-leaf shadow-[inset_0_0_0_2px_#0B5A45]"
            difference={income.difference}
          />
        </div>
        <Tags tags={tags} />
      </div>
      <div>
        <h2 className="heading-2">{title}</h2>
        <div className="mt-2 space-y-6">
          {groups.map(({ heading, rows }, index) => (
            <ComparisonTable
              key={heading ?? ""}
              heading={heading}
              caption={index === 0 ? caption : undefined}
              rows={rows}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type CardProps = { name: string; amount: string; look: string; difference?: DifferenceInWords };

function IncomeCard({ name, amount, look, difference }: CardProps) {
  return (
    <div
      className={`min-w-0 rounded-leaf border-2 p-4 wide:p-6 tight:border-x-0 tight:px-0 tight:py-2 ${look}`}
    >
      <p className="text-small font-bold text-bark">{name}</p>
      <p>
        <strong className="text-amount-l font-bold">{amount}</strong> a month
      </p>
      {difference && (
        <p className="mt-1 inline-block rounded-tag bg-white text-small">
          <DifferenceTag difference={difference} />
        </p>
      )}
    </div>
  );
}

const COLUMN_WIDTHS = ["w-[31%]", "w-[20%]", "w-[20%]", "w-[29%]"];

type TableProps = { heading?: string; caption?: string; rows: readonly Row[] };

/** On phones a row becomes its name, two labelled values and the difference. */
function ComparisonTable({ heading, caption, rows }: TableProps) {
  const words = heading ?? caption;
  return (
    <table
      {...TABLE_ROLES.table}
      className="data-table is-paired phone:stack narrow:stack w-full text-small wide:table-fixed"
    >
      <caption className={`pb-2 text-left ${heading ? "font-bold text-bark" : "text-soft"}`}>{words}</caption>
      <colgroup className="hidden wide:table-column-group narrow:hidden">
        {COLUMN_WIDTHS.map((width, index) => (
          <col key={index} className={width} />
        ))}
      </colgroup>
      {/* Visible once, above the first table; the others have the same columns. */}
      <thead {...TABLE_ROLES.group} className={heading ? "sr-only" : ""}>
        <tr {...TABLE_ROLES.row}>
          {["What", "Recommended", "Amended", "Difference"].map((head, index) => (
            <th
              key={head}
              {...TABLE_ROLES.head}
              scope="col"
              className={index === 0 ? "text-left" : "text-right"}
            >
              {index === 0 ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map(({ name, recommended, amended, difference }) => (
          <tr key={name} {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowHead} scope="row" className="text-left">
              {name}
            </th>
            <td {...TABLE_ROLES.cell} className="text-right" data-head="Recommended">
              {recommended}
            </td>
            <td {...TABLE_ROLES.cell} className="text-right font-bold" data-head="Amended">
              {amended}
            </td>
            {/* Labels the value where it has no head above it; a screen reader reads the column's head in any case. */}
            <td {...TABLE_ROLES.cell} className="col-span-full text-right" data-head="">
              <DifferenceTag difference={difference} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
