import { Reasons } from "~/ui/reasons";
import { Table } from "~/ui/table";
import { Sentences } from "~/ui/bold-text";
import type { ReasonsView } from "~/words/plan/describe-reasons";
import type { SmallPrintView } from "~/words/plan/describe-small-print";
import { Fold, Part } from "~/ui/layout/part";

type ReasonsSectionProps = { reasons: ReasonsView; futureRand: SmallPrintView["futureRand"] };

/** Why this product, what comes next, and why not the others. */
export function ReasonsSection({ reasons: view, futureRand }: ReasonsSectionProps) {
  const { conclusion, meaning, reasons, nextBest, othersHeading, others } = view;
  return (
    <Part
      id="why"
      title={conclusion}
      lead={reasons.map(({ point }) => point)}
      folds={
        <>
          <Fold title="What led us here">
            <div className="notes space-y-4 print:space-y-1">
              <p>{meaning}</p>
              <Reasons reasons={reasons} />
            </div>
          </Fold>
          {nextBest && (
            <Fold title={nextBest.heading}>
              <Sentences texts={nextBest.sentences} />
            </Fold>
          )}
          <Fold title={othersHeading}>
            <Others others={others} />
            <div className="mt-4 print:hidden">
              <h3 className="font-bold">{futureRand.title}</h3>
              <Table
                caption={futureRand.caption}
                heads={futureRand.heads}
                rows={futureRand.rows.map(({ name, amount }) => [name, amount])}
              />
              <p className="mt-3 text-small">{futureRand.warning}</p>
            </div>
          </Fold>
        </>
      }
    />
  );
}

function Others({ others }: Pick<ReasonsView, "others">) {
  return (
    <div className="space-y-6 wide:grid wide:grid-cols-3 wide:gap-6 wide:space-y-0 print:block print:space-y-1">
      {others.map(({ product, heading, reasons }) => (
        <div key={product} className="min-w-0 space-y-2">
          <h3 className="font-bold">{heading}</h3>
          <Reasons isAgainst reasons={reasons} />
        </div>
      ))}
    </div>
  );
}
