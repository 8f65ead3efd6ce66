import type { ReactNode } from "react";

type Row = { name: ReactNode; value: ReactNode; note?: ReactNode; isTotal?: boolean };

type RowsProps = {
  rows: readonly Row[];
  size?: "body" | "small";
  /** Puts the value below its name: for words that would not fit beside it. */
  isStacked?: boolean;
};

/** Money as rows: the name left, the amount right, hairlines between, a heavy line above a total. */
export function Rows({ rows, size = "body", isStacked = false }: RowsProps) {
  return (
    <dl className={`${size === "small" ? "text-small" : ""} ${isStacked ? "pairs" : ""}`}>
      {rows.map(({ name, value, note, isTotal }, index) => (
        <div
          key={index}
          className={`${isStacked ? "" : "flex flex-wrap items-baseline justify-between gap-x-4"} py-2 ${index > 0 ? "border-t" : ""} ${isTotal ? "border-t-2 border-ink font-bold" : "border-line"}`}
        >
          <dt className="min-w-min flex-1 basis-[5rem]">
            {name}{" "}
            {note && <span className="block text-small font-normal text-soft wide:inline-block">{note}</span>}
          </dt>
          <dd className={`min-w-0 font-bold ${isStacked ? "" : "ml-auto text-right"}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
