import { Reasons } from "~/ui/reasons";
import { Sentences } from "~/ui/bold-text";
import type { ReasonsView } from "~/words/plan/describe-reasons";
import { Fold, Part } from "~/ui/layout/part";

/** The reasons for this product, its runner-up, and the reasons against the others. */
export function ReasonsSection({ reasons: view }: { reasons: ReasonsView }) {
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
