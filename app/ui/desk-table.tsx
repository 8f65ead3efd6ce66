import type { ReactNode } from "react";
import { TABLE_ROLES } from "./table";

type DeskHead = {
  name: string;
  isFigure?: boolean;
  /** Set for a column of actions, whose heading only screen readers hear. */
  isHidden?: boolean;
  /** Where the table is sorted by this column, and how it is sorted if it is. */
  sort?: { to: string; direction?: "ascending" | "descending" };
};

type DeskTableProps = {
  caption: ReactNode;
  heads: readonly DeskHead[];
  /** The first cell of a row is its heading. An absent one is a dash, and on phones left out. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** The table of a desk: rows of two lines, heads that sort, the action last. On phones a row is a block with labels. */
export function DeskTable({ caption, heads, rows }: DeskTableProps) {
  const sideOf = (at: number) => (heads[at]?.isFigure ? "is-figure text-right" : "text-left");
  return (
    <>
      <SortLinks heads={heads} />
      <table
        {...TABLE_ROLES.table}
        className="data-table desk-table is-paired phone:stack narrow:stack w-full text-desk"
      >
        <caption className="pb-2 text-left text-desk font-bold">{caption}</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {heads.map((head, at) => (
              <th
                {...TABLE_ROLES.head}
                key={head.name}
                scope="col"
                className={sideOf(at)}
                aria-sort={head.sort && (head.sort.direction ?? "none")}
              >
                <Head head={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr {...TABLE_ROLES.row} key={key}>
              <th {...TABLE_ROLES.rowHead} scope="row" className="text-left">
                {first}
              </th>
              {cells.map((cell, at) => (
                <td
                  {...TABLE_ROLES.cell}
                  key={heads[at + 1]?.name ?? at}
                  className={`${sideOf(at + 1)} ${cell === undefined ? "is-absent" : ""}`}
                  data-head={heads[at + 1]?.isHidden ? undefined : heads[at + 1]?.name}
                >
                  {cell ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Head({ head: { name, isHidden, sort } }: { head: DeskHead }) {
  if (isHidden) return <span className="sr-only">{name}</span>;
  if (!sort) return name;
  return (
    <>
      <a href={sort.to} className="link phone:hidden narrow:hidden">
        {name}
      </a>
      <Arrow direction={sort.direction} />
      <span className="hidden phone:inline narrow:inline">{name}</span>
    </>
  );
}

function Arrow({ direction }: Pick<NonNullable<DeskHead["sort"]>, "direction">) {
  return direction ? <span aria-hidden="true"> {direction === "ascending" ? "↑" : "↓"}</span> : null;
}

/** Where the heads are not seen, a line of links sorts. */
function SortLinks({ heads }: Pick<DeskTableProps, "heads">) {
  const sorting = heads.flatMap(({ name, sort }) => (sort ? [{ name, sort }] : []));
  if (sorting.length === 0) return null;
  return (
    <p className="hidden flex-wrap items-center gap-x-4 phone:flex narrow:flex">
      Sort by
      {sorting.map(({ name, sort }) => (
        <span key={name}>
          <a href={sort.to} className="link" aria-current={sort.direction ? true : undefined}>
            {name}
          </a>
          <Arrow direction={sort.direction} />
        </span>
      ))}
    </p>
  );
}
