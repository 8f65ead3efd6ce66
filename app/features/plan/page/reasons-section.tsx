import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { Reasons } from "~/ui/reasons";
import { Table } from "~/ui/table";
import { Sentences } from "~/ui/bold-text";
import type { ReasonsView } from "~/words/plan/describe-reasons";
import type { SmallPrintView } from "~/words/plan/describe-small-print";

type ReasonsSectionProps = { reasons: ReasonsView; futureRand: SmallPrintView["futureRand"] };

/** Why this product, what comes next, and why not the others. */
export function ReasonsSection({ reasons, futureRand }: ReasonsSectionProps) {
  const { nextBest, othersHeading, others } = reasons;
  return (
    <Section
      id="why"
      title={reasons.heading}
      aside={
        <>
          {nextBest && (
            <>
              <h3 className="heading-3 text-bark">{nextBest.heading}</h3>
              <div className="mt-2 space-y-2">
                <Sentences texts={nextBest.sentences} />
              </div>
            </>
          )}
          <Disclosure summary={futureRand.title} className="print:hidden">
            <Table
              caption={futureRand.caption}
              heads={futureRand.heads}
              rows={futureRand.rows.map(({ name, amount }) => [name, amount])}
            />
            <p className="mt-3 text-small">{futureRand.warning}</p>
          </Disclosure>
        </>
      }
      foot={<Others heading={othersHeading} others={others} />}
    >
      <div className="notes space-y-4 print:space-y-2">
        <p className="max-w-text">{reasons.meaning}</p>
        <Reasons reasons={reasons.reasons} />
      </div>
    </Section>
  );
}

function Others({ heading, others }: { heading: string; others: ReasonsView["others"] }) {
  return (
    <Disclosure summary={heading} isFlush>
      <div className="space-y-6 wide:grid wide:grid-cols-3 wide:gap-6 wide:space-y-0">
        {others.map(({ product, heading: title, reasons }) => (
          <div key={product} className="min-w-0 space-y-2">
            <h3 className="font-bold">{title}</h3>
            <Reasons isAgainst reasons={reasons} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
