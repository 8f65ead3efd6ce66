import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import { PartSwatch } from "~/web/plan/split-bar";
import type { EstimatedWay } from "~/words/estimate/describe-estimate";

/** One of the two ways: what it pays, from what, how surely, and what is left at a death. */
export function EstimatedWayColumn({ way }: { way: EstimatedWay }) {
  return (
    <section className="min-w-0 border-t-2 border-ink pt-3 wide:col-span-4">
      <h2 className="heading-2">{way.title}</h2>
      <p className="mt-1 text-small text-soft">{way.madeOf}</p>
      <dl className="mt-3 flex flex-wrap gap-x-6">
        <Pair name="Before tax" amount={way.beforeTax} />
        <Pair name="After tax, about" amount={way.afterTax} />
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

function Pair({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="min-w-0 flex-1 basis-[8rem]">
      <dt className="text-small">{name}</dt>
      <dd className="text-amount-l font-bold text-bark">{amount}</dd>
    </div>
  );
}

function PartName({ part: { key, name, note } }: { part: EstimatedWay["parts"][number] }) {
  return (
    <span className="flex gap-3">
      <PartSwatch part={key} />
      <span>
        {name}
        <span className="block text-small text-soft">{note}</span>
      </span>
    </span>
  );
}
