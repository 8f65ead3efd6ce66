import type { ReactNode } from "react";

type TableProps = {
  /** Says what the table holds and, for money, which rand and whether before or after tax. */
  caption: ReactNode;
  heads: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** On phones each row becomes a list whose figures carry their headings; for four or more columns. */
  isStacked?: boolean;
  /** Its cells are words, aligned left; by default they are figures, aligned right. */
  isText?: boolean;
  /** Indexes of the rows that are not printed. */
  minorRows?: readonly number[];
  /** Its columns are equally wide. */
  isEven?: boolean;
  /** Indexes of rows with the same value in every column: stacked, they show it once, under this name. */
  once?: { name: string; rows: readonly number[] };
  /** Its last column is words, aligned left. */
  endsInWords?: boolean;
};

/**
 * A stacked table (`stack` in app/tailwind.css) is displayed as blocks, which removes its ARIA roles; this
 * restores them.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
};

/** True if a row's head is a figure such as an age, which means nothing without the column's heading. */
function isFigure(cell: ReactNode): boolean {
  return typeof cell === "number" || (typeof cell === "string" && /^[\d.,\s]+%?$/.test(cell));
}

/** Hairlines and white space; figures are aligned right, words left. */
export function Table({
  caption,
  heads,
  rows,
  isStacked = false,
  isText = false,
  isEven = false,
  minorRows = [],
  once,
  endsInWords = false,
}: TableProps) {
  const sideOf = (column: number) =>
    isText || (endsInWords && column === heads.length - 1) ? "text-left" : "text-right";
  return (
    <table
      {...TABLE_ROLES.table}
      className={`data-table narrow:stack w-full text-small ${isStacked ? "phone:stack" : ""} ${isEven ? "table-fixed" : ""}`}
    >
      <caption className="pb-2 text-left text-small text-soft">{caption}</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {heads.map((head, index) => (
            <th
              {...TABLE_ROLES.head}
              key={head}
              scope="col"
              className={index === 0 ? "text-left" : sideOf(index)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map(([first, ...cells], index) => (
          <tr
            {...TABLE_ROLES.row}
            key={index}
            className={minorRows.includes(index) ? "print:hidden" : undefined}
          >
            <th
              {...TABLE_ROLES.rowHead}
              scope="row"
              className="text-left"
              data-head={isFigure(first) ? heads[0] : undefined}
            >
              {first}
            </th>
            {cells.map((cell, at) => (
              <td
                {...TABLE_ROLES.cell}
                key={heads[at + 1] ?? at}
                className={`${sideOf(at + 1)} ${once?.rows.includes(index) && at > 0 ? "is-same" : ""}`}
                data-head={once?.rows.includes(index) ? once.name : heads[at + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
