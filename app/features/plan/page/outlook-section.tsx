import { BarTable } from "~/ui/bar-table";
import { Sentences } from "~/ui/bold-text";
import { Section } from "~/ui/layout/section";
import { LikelihoodBand } from "~/ui/likelihood-band";
import { Rows } from "~/ui/rows";
import type { OutlookView } from "~/words/plan/describe-outlook";

/** The chance by age, what it means when the income falls, and the labels of chance and risk. */
export function OutlookSection({ outlook }: { outlook: OutlookView }) {
  const { heading, sentences, chances, falling, labels } = outlook;
  return (
    <Section
      id="outlook"
      title={heading}
      aside={
        <>
          <h3 className="heading-3 text-bark">{falling.heading}</h3>
          <div className="mb-4 mt-2">
            <Sentences texts={falling.sentences} />
          </div>
          <Rows
            isStacked
            size="small"
            rows={labels.map(({ name, words, colour }) => ({
              name,
              value: (
                <>
                  {colour && <LikelihoodBand colour={colour} />}
                  {words}
                </>
              ),
            }))}
          />
        </>
      }
    >
      <Sentences texts={sentences} />
      {chances && (
        <div className="max-w-text">
          <BarTable
            caption={chances.caption}
            heads={["If you live to", "Futures"]}
            rows={chances.rows}
            whole={chances.whole}
          />
        </div>
      )}
    </Section>
  );
}
