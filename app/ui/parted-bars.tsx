import { TABLE_ROLES } from "./table";

type PartedBarsProps = {
  /** Says what the figures are and, for money, which rand and whether before or after tax. */
  caption: string;
  /** The head of the names, then those of the cells. */
  heads: readonly string[];
  rows: readonly {
    name: string;
    /** The length of the filled part, and of the whole bar. */
    filled: number;
    total: number;
    cells: readonly string[];
  }[];
};

const WIDEST_PERCENT = 98;

/** A few values to compare, each with a partly filled bar: a table, on phones one row below the other. */
export function PartedBars({ caption, heads, rows }: PartedBarsProps) {
  const full = Math.max(...rows.map(({ total }) => total), 1);
  const widthOf = (value: number) => `${((WIDEST_PERCENT * value) / full).toFixed(2)}%`;
  return (
    <table
      {...TABLE_ROLES.table}
      className="data-table is-paired is-close narrow:stack phone:stack w-full text-small"
    >
      <caption className="pb-2 text-left text-small text-soft">{caption}</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {heads.map((head, at) => (
            <th
              {...TABLE_ROLES.head}
              key={head}
              scope="col"
              className={at === 0 ? "w-[60%] text-left" : "whitespace-nowrap text-right"}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map(({ name, filled, total, cells }) => (
          <tr {...TABLE_ROLES.row} key={name}>
            <th {...TABLE_ROLES.rowHead} scope="row" className="text-left">
              <span className="block wide:flex wide:items-center wide:gap-4">
                <span className="wide:w-[9.5rem] wide:shrink-0">{name}</span>
                <svg
                  className="keep-colours mt-1 block h-[16px] w-full wide:mt-0 print:h-[10px]"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect
                    x="1"
                    y="1"
                    width={widthOf(total)}
                    height="80%"
                    fill="#fff"
                    stroke="#0B5A45"
                    strokeWidth="2"
                  />
                  <rect x="1" y="1" width={widthOf(filled)} height="80%" fill="#0B5A45" />
                </svg>
              </span>
            </th>
            {cells.map((cell, at) => (
              <td
                {...TABLE_ROLES.cell}
                key={heads[at + 1]}
                className={`whitespace-nowrap text-right ${at === 0 ? "font-bold" : ""}`}
                data-head={heads[at + 1]}
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
