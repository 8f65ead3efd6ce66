import { Table } from "~/ui/table";
import { Sentences } from "~/ui/bold-text";
import type { FamilyView } from "~/words/plan/describe-family";
import { Fold, Part } from "~/ui/layout/part";

/** The number of sentences about a death that are shown without opening the fold. */
const SENTENCES_OPEN = 2;

export function FamilySection({ family }: { family: FamilyView }) {
  const rest = family.sentences.slice(SENTENCES_OPEN);
  return (
    <Part
      id="family"
      title={family.heading}
      lead={[...family.sentences.slice(0, SENTENCES_OPEN), ...family.support]}
      folds={
        <>
          <Fold title={family.rowsTitle}>
            <div className="space-y-3">
              <Table
                caption={family.note}
                heads={family.heads}
                rows={family.rows.map(({ age, amounts }) => [age, ...amounts])}
              />
              {rest.length > 0 && <Sentences texts={rest} />}
            </div>
          </Fold>
          <Fold title="Tax and costs on what is left">
            <Sentences texts={family.estate} />
          </Fold>
        </>
      }
    />
  );
}
