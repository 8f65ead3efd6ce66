import { Table } from "./table";

type BarTableProps = {
  /** Says what the figures are and, for money, which rand and whether before or after tax. */
  caption: string;
  heads: readonly [string, string];
  rows: readonly { name: string; value: number; figure: string; isMain?: boolean }[];
  /** The value of a full-length bar; by default the largest value. */
  whole?: number;
  /** Puts each bar beside its name instead of below it. */
  isBeside?: boolean;
};

/** A few values to compare: a table in which each row has a bar, filled in the row that matters. */
export function BarTable({ caption, heads, rows, whole, isBeside = false }: BarTableProps) {
  const beside = isBeside ? "flex items-center gap-3" : "block";
  const full = whole ?? Math.max(...rows.map(({ value }) => value), 1);
  return (
    <div className={isBeside ? "bars-beside" : undefined}>
      <Table
        caption={caption}
        heads={heads}
        rows={rows.map(({ name, value, figure, isMain }) => [
          <span key={name} className={`${beside} print:flex print:items-center print:gap-3`}>
            <span
              className={`${isBeside ? "w-[3.5em] shrink-0" : "print:w-[8em] print:shrink-0"} ${isMain ? "" : "font-normal"}`}
            >
              {name}
            </span>
            <svg
              className={`keep-colours block h-[14px] w-full print:mt-0 ${isBeside ? "" : "mt-1"}`}
              aria-hidden="true"
              focusable="false"
            >
              {whole !== undefined && (
                <rect x="1" y="1" width="98%" height="12" fill="#fff" stroke="#5F6473" strokeWidth="2" />
              )}
              <rect
                x="1"
                y="1"
                width={`${((98 * value) / full).toFixed(2)}%`}
                height="12"
                fill={isMain ? "#0B5A45" : "#fff"}
                stroke="#0B5A45"
                strokeWidth="2"
              />
            </svg>
          </span>,
          <strong key="figure" className="whitespace-nowrap">
            {figure}
          </strong>,
        ])}
      />
    </div>
  );
}
