import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import type { EstimatedWay } from "~/words/estimate/describe-estimate";

/** One of the ways: its income after tax and the source, how surely it lasts, and what is left at a death. */
export function EstimatedWayColumn({ way }: { way: EstimatedWay }) {
  return (
    <section className="min-w-0 border-t-2 border-ink pt-3 wide:col-span-6 broad:col-span-4">
      <h3 className="heading-3">{way.title}</h3>
      <p className="mt-1 text-small text-soft">{way.madeOf}</p>
      <dl className="mt-3">
        <dt className="text-small">After tax, about</dt>
        <dd className="text-amount-l font-bold text-bark">{way.afterTax}</dd>
      </dl>
      <p className="mb-3 text-small text-soft">{way.taxNote}</p>
      <div className="border-y border-line">
        <Rows rows={way.parts.map((part) => ({ name: <PartName part={part} />, value: part.amount }))} />
      </div>
      <LikelihoodDots filled={way.dots} className="mb-3 mt-6" />
      <p>
        <BoldText text={way.outlook} />
      </p>
      {way.outlookNote && <p className="mt-1 text-small text-soft">{way.outlookNote}</p>}
      <p className="mt-4 border-l-4 border-line pl-3 text-small">
        <strong>If you die:</strong> {way.death}
      </p>
    </section>
  );
}

function PartName({ part: { name, note } }: { part: EstimatedWay["parts"][number] }) {
  return (
    <>
      {name}
      <span className="block text-small text-soft">{note}</span>
    </>
  );
}
