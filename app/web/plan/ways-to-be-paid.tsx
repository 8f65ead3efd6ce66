import type { ReactNode } from "react";
import { Tags } from "~/ui/amount";
import { BoldText } from "~/ui/bold-text";
import { TickIcon } from "~/ui/icons";
import { Section } from "~/ui/layout/section";
import { type FigureLooks, WayFigures, WayRowName } from "./way-figures";
import type { PaidWaysView, WayToBePaid } from "~/words/plan/paid-ways";

type WaysProps = {
  view: PaidWaysView;
  /** Links to choose another one, and to all figures. */
  links?: ReactNode;
};

/**
 * Flexible, half and guaranteed side by side, on phones one below the other, always in this order; the mark
 * moves.
 */
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

/** Wide windows show the names once, at the left; print has less room. */
const IN_BLOCK: FigureLooks = {
  list: "wide:row-[2/-1] wide:grid wide:grid-rows-subgrid",
  income: "wide:pb-2 print:pb-0",
  amount: "print:text-body",
  unit: "wide:sr-only broad:not-sr-only",
  bar: "print:mt-0 print:h-[6px]",
  row: "print:py-0",
  name: "wide:sr-only",
  figure: "wide:ml-0",
};

/** One grid, so that rows align across all ways and the names stand once. */
function Ways({ view: { rows, ways, mark } }: { view: PaidWaysView }) {
  const row = "row-span-full grid grid-rows-subgrid";
  return (
    <div
      data-ways
      className="space-y-6 wide:grid wide:grid-flow-col wide:gap-x-3 wide:space-y-0 broad:gap-x-6 print:gap-x-3"
      style={{
        gridTemplateColumns: `minmax(0, 1.3fr) repeat(${ways.length}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows.length + 2}, auto)`,
      }}
    >
      <div aria-hidden="true" className={`hidden wide:py-4 print:py-0 ${row} wide:grid`}>
        <span />
        <p className="self-end pb-2 text-small font-bold print:pb-0">Income a month</p>
        {rows.map(({ told, name }) => (
          <WayRowName key={told} told={told} name={name} className="border-t border-line py-2 print:py-0" />
        ))}
      </div>
      {ways.map((way) => (
        <section
          key={way.name}
          aria-label={way.name}
          className={`card min-w-0 rounded-leaf p-4 wide:px-3 broad:px-4 tight:p-2 print:px-2 print:py-0 wide:row-span-full wide:grid wide:grid-rows-subgrid ${way.isOurs ? "border-4 border-leaf bg-tint-leaf" : "border-2 border-control"}`}
        >
          <Head way={way} mark={mark} />
          <WayFigures way={way} rows={rows} looks={IN_BLOCK} />
        </section>
      ))}
    </div>
  );
}

function Head({ way: { name, product, isOurs }, mark }: { way: WayToBePaid; mark?: string }) {
  return (
    <div className="pb-2 print:pb-0">
      {mark && (
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
      )}
      <h3 className="text-label font-bold tight:text-small">{name}</h3>
      <p className="text-small text-soft">{product}</p>
    </div>
  );
}
