import type { WayRow, WayToBePaid } from "~/words/plan/paid-ways";

/** The fills of the income that is certain in any market, and of the income that follows markets. */
const FILLS = { certain: "bg-leaf", follows: "bg-white" } as const;

/** Extra classes for each part, by the place where the figures stand. */
export type FigureLooks = Partial<
  Record<"list" | "income" | "amount" | "unit" | "bar" | "row" | "name" | "figure", string>
>;

type FiguresProps = { way: WayToBePaid; rows: readonly WayRow[]; looks?: FigureLooks };

/** A way's income with its bar, and its other rows. */
export function WayFigures({ way, rows, looks = {} }: FiguresProps) {
  return (
    <dl className={looks.list}>
      <div className={joinLooks("pb-3", looks.income)}>
        <dt className="sr-only">Income a month</dt>
        <dd>
          <strong className={joinLooks("whitespace-nowrap text-amount-l font-bold text-bark", looks.amount)}>
            {way.income}
          </strong>{" "}
          <span className={looks.unit}>a month</span>
          <Bar {...way.bar} look={looks.bar} />
        </dd>
      </div>
      {rows.map(({ told, name }) => (
        <div key={told} className={joinLooks(ROW, looks.row)}>
          <dt className={looks.name}>
            <WayRowName told={told} name={name} />
          </dt>
          <dd className={joinLooks("ml-auto whitespace-nowrap font-bold", looks.figure)}>
            {way.figures[told]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ROW = "flex flex-wrap justify-between gap-x-4 border-t border-line py-2 text-small";

const joinLooks = (own: string, added = "") => `${own} ${added}`;

type RowNameProps = WayRow & { className?: string };

/** The rows of certain income and of income that follows markets have the swatch of their part of the bar. */
export function WayRowName({ told, name, className = "" }: RowNameProps) {
  const fill = told === "certain" || told === "follows" ? FILLS[told] : undefined;
  return (
    <span className={`flex items-center gap-2 text-small ${className}`}>
      {fill && (
        <span aria-hidden="true" className={`keep-colours h-4 w-4 shrink-0 border-2 border-leaf ${fill}`} />
      )}
      {name}
    </span>
  );
}

/** All bars of a block have the same scale. The words below say the same. */
function Bar({ certain, whole, look }: WayToBePaid["bar"] & { look?: string }) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return (
    <span
      aria-hidden="true"
      className={joinLooks("keep-colours mt-2 flex h-5 border-2 border-leaf bg-white", look)}
      style={{ width: percent(whole) }}
    >
      <span className="block bg-leaf" style={{ width: percent(whole > 0 ? certain / whole : 0) }} />
    </span>
  );
}
