import { BarTable } from "~/ui/bar-table";
import { Sentences } from "~/ui/bold-text";
import { LikelihoodBand } from "~/ui/likelihood-band";
import { Rows } from "~/ui/rows";
import type { OutlookView } from "~/words/plan-page/describe-outlook";
import { Fold, Part } from "~/ui/layout/part";

/** The chance by age, the meaning of a falling income, and the labels of chance and risk. */
export function OutlookSection({ outlook }: { outlook: OutlookView }) {
  const { heading, sentences, chances, falling, labels } = outlook;
  return (
    <Part
      id="outlook"
      title={heading}
      lead={sentences.slice(0, 1)}
      folds={
        <Fold title={falling.heading}>
          <div className="space-y-3 print:space-y-1">
            <Sentences texts={[...sentences.slice(1), ...falling.sentences]} />
            {labels.length > 0 && (
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
            )}
          </div>
        </Fold>
      }
    >
      {chances && (
        <BarTable
          caption={chances.caption}
          heads={["Living to", "Futures"]}
          rows={chances.rows}
          whole={chances.whole}
          isBeside
        />
      )}
    </Part>
  );
}
