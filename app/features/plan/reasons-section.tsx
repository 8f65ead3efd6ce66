import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { Reasons } from "~/ui/reasons";
import { Table } from "~/ui/table";
import { Sentences } from "~/ui/bold-text";
import type { ReasonsView } from "~/words/describe-reasons";
import type { SmallPrintView } from "~/words/describe-small-print";

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
          <h3 className="heading-3 text-bark">{nextBest.heading}</h3>
          <div className="mt-2 space-y-2">
            <Sentences texts={nextBest.sentences} />
          </div>
          <Disclosure summary={othersHeading} className="mt-2">
            <div className="space-y-4">
              {others.map(({ heading, reasons: against }) => (
                <div key={heading}>
                  <h4 className="font-bold">{heading}</h4>
                  <ul className="list-disc space-y-2 pl-6 tight:pl-4">
                    {against.map(({ point, text }) => (
                      <li key={point}>
                        {point} {text}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Disclosure>
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
    >
      <p className="max-w-text">{reasons.meaning}</p>
      <Reasons reasons={reasons.reasons} />
    </Section>
  );
}
