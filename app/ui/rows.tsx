import type { ReactNode } from "react";

export type Row = { name: ReactNode; value: ReactNode; note?: ReactNode; isTotal?: boolean };

/** Money as rows: the name left, the amount right, hairlines between, a heavy line above a total. */
export function Rows({ rows, size = "body" }: { rows: readonly Row[]; size?: "body" | "small" }) {
  return (
    <dl className={size === "small" ? "text-small" : ""}>
      {rows.map(({ name, value, note, isTotal }, index) => (
        <div
          key={index}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 ${index > 0 ? "border-t" : ""} ${isTotal ? "border-t-2 border-ink font-bold" : "border-line"}`}
        >
          <dt className="min-w-0 flex-1 basis-[8rem]">
            {name}
            {note && <span className="text-small font-normal text-soft"> {note}</span>}
          </dt>
          <dd className="ml-auto text-right font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
