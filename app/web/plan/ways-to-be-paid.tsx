import type { ReactNode } from "react";
import { Tags } from "~/ui/amount";
import { BoldText } from "~/ui/bold-text";
import { TickIcon } from "~/ui/icons";
import { Section } from "~/ui/layout/section";
import type { PaidWaysView, WayToBePaid } from "~/words/plan/ways-to-be-paid";

/** The fill of what is paid whatever markets do, and of what follows them. */
const FILLS = { certain: "bg-leaf", follows: "bg-white" } as const;

type WaysProps = {
  view: PaidWaysView;
  /** Where to choose another one, and where all figures are. */
  links?: ReactNode;
};

/** Flexible, half and guaranteed side by side, on phones below each other. The order is always the same; the mark moves. */
export function WaysToBePaid({ view, links }: WaysProps) {
  const { title, sentences, tags, notes } = view;
  return (
    <Section id="ways" title={title}>
      <div className="space-y-4 print:space-y-1">
        <p className="max-w-text print:max-w-none">
          <BoldText text={sentences.join(" ")} />
        </p>
        <div className="print:hidden">
          <Tags tags={tags} />
        </div>
        <Ways view={view} />
        <p className="max-w-text text-small text-soft print:max-w-none">{notes.join(" ")}</p>
        {links && <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">{links}</p>}
      </div>
    </Section>
  );
}

/** One grid, so that all ways have their rows at one height, and the names stand once. */
function Ways({ view: { rows, ways, mark } }: { view: PaidWaysView }) {
  const row = "row-span-full grid grid-rows-subgrid";
  return (
    <div
      data-ways
      className="space-y-6 wide:grid wide:grid-flow-col wide:gap-x-6 wide:space-y-0 print:gap-x-3"
      style={{
        gridTemplateColumns: `minmax(0, 1.3fr) repeat(${ways.length}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows.length + 2}, auto)`,
      }}
    >
      <div aria-hidden="true" className={`hidden wide:py-4 print:py-0 ${row} wide:grid`}>
        <span />
        <p className="self-end border-b border-line pb-2 text-small font-bold print:pb-0">Income a month</p>
        {rows.map(({ told, name }) => (
          <RowName
            key={told}
            told={told}
            name={name}
            className="border-b border-line py-2 last:border-0 print:py-0"
          />
        ))}
      </div>
      {ways.map((way) => (
        <section
          key={way.name}
          aria-label={way.name}
          className={`card min-w-0 rounded-leaf p-4 tight:p-2 print:px-2 print:py-0 wide:row-span-full wide:grid wide:grid-rows-subgrid ${way.isOurs ? "border-4 border-leaf bg-tint-leaf" : "border-2 border-control"}`}
        >
          <Head way={way} mark={mark} />
          <dl className="wide:row-[2/-1] wide:grid wide:grid-rows-subgrid">
            <div className="border-b border-line pb-3 wide:pb-2 print:pb-0">
              <dt className="sr-only">Income a month</dt>
              <dd>
                <strong className="whitespace-nowrap text-amount-l font-bold text-bark print:text-body">
                  {way.income}
                </strong>{" "}
                <span className="wide:sr-only broad:not-sr-only">a month</span>
                <Bar {...way.bar} />
              </dd>
            </div>
            {rows.map(({ told, name }) => (
              <div
                key={told}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-small last:border-0 print:py-0"
              >
                <dt className="wide:sr-only">
                  <RowName told={told} name={name} />
                </dt>
                <dd className="ml-auto whitespace-nowrap font-bold wide:ml-0">{way.figures[told]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Head({ way: { name, product, isOurs }, mark }: { way: WayToBePaid; mark: string }) {
  return (
    <div className="pb-2 print:pb-0">
      <p
        className={`flex min-h-[1.5rem] items-center gap-2 text-small font-bold text-leaf ${isOurs ? "" : "phone:hidden"}`}
      >
        {isOurs && (
          <>
            <TickIcon className="h-4 w-4 shrink-0" />
            {mark}
          </>
        )}
      </p>
      <h3 className="text-label font-bold tight:text-small">{name}</h3>
      <p className="text-small text-soft">{product}</p>
    </div>
  );
}

type RowNameProps = { told: string; name: string; className?: string };

/** What is certain and what follows markets have the swatch of their part of the bar. */
function RowName({ told, name, className = "" }: RowNameProps) {
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
