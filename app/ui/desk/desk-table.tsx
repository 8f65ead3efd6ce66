import type { ReactNode } from "react";
import { TABLE_ROLES } from "../table";

type DeskHead = {
  name: string;
  isFigure?: boolean;
  /** Set for a column of actions, whose heading only screen readers hear. */
  isHidden?: boolean;
  /** The address that sorts by this column, and the direction if the table is sorted by it. */
  sort?: { to: string; direction?: "ascending" | "descending" };
};

type DeskTableProps = {
  caption: ReactNode;
  heads: readonly DeskHead[];
  /** The first cell of a row is its heading. An absent cell shows as a dash, and not at all on phones. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A desk's table: rows of two lines, sortable heads, the action last. On phones a row is a block with labels. */
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

/** Links that sort, for phones, which do not show the heads. */
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
