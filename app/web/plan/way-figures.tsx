import type { WayRow, WayToBePaid } from "~/words/plan/paid-ways";

/** The fill of what is paid whatever markets do, and of what follows them. */
const FILLS = { certain: "bg-leaf", follows: "bg-white" } as const;

type FiguresProps = {
  way: WayToBePaid;
  rows: readonly WayRow[];
  /** Whether the names stand here at every width, because they stand nowhere beside it. */
  isNamed?: boolean;
  className?: string;
};

/** What a way pays, with its bar, and its other rows: on wide pages at the heights of the card’s grid. */
export function WayFigures({ way, rows, isNamed = false, className = "" }: FiguresProps) {
  return (
    <dl className={`wide:grid wide:grid-rows-subgrid ${className}`}>
      <div className="border-b border-line pb-3 wide:pb-2 print:pb-0">
        <dt className="sr-only">Income a month</dt>
        <dd>
          <strong className="whitespace-nowrap text-amount-l font-bold text-bark print:text-body">
            {way.income}
          </strong>{" "}
          <span className={isNamed ? "" : "wide:sr-only broad:not-sr-only"}>a month</span>
          <Bar {...way.bar} />
        </dd>
      </div>
      {rows.map(({ told, name }) => (
        <div
          key={told}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-small last:border-0 print:py-0"
        >
          <dt className={isNamed ? "" : "wide:sr-only"}>
            <WayRowName told={told} name={name} />
          </dt>
          <dd className={`ml-auto whitespace-nowrap font-bold ${isNamed ? "" : "wide:ml-0"}`}>
            {way.figures[told]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type RowNameProps = WayRow & { className?: string };

/** What is certain and what follows markets have the swatch of their part of the bar. */
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

/** All bars of a block have one scale. The words below say the same. */
function Bar({ certain, whole }: WayToBePaid["bar"]) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return (
    <span
      aria-hidden="true"
      className="keep-colours mt-2 flex h-[20px] print:mt-0 print:h-[6px] border-2 border-leaf bg-white"
      style={{ width: percent(whole) }}
    >
      <span className="block bg-leaf" style={{ width: percent(whole > 0 ? certain / whole : 0) }} />
    </span>
  );
}
