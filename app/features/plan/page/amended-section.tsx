import { Comparison } from "~/web/plan/comparison";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { Lever } from "~/contract/plan/levers";
import type { GapView } from "~/words/changes/describe-gap";
import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ShownNote } from "~/words/changes/describe-shown";
import { Fold } from "~/ui/layout/part";

/** Where each change can be made: a lever, all of it guaranteed looked at, another need told, what is needed guaranteed, the least drawn. */
export type ChangePaths = {
  [Name in Lever | GapView["rows"][number]["lever"] | "guarantee" | "leastIncome"]?: string;
};

/** Where an amended plan is given up, where its income is decided again, where its explanation goes on, and each change. */
export type WalkThroughLinks = {
  restore: string;
  decision: string;
  explanation: string;
  changes: ChangePaths;
};

type Props = {
  comparison: ComparisonView;
  note: ShownNote;
  /** Absent where an earlier version worked the plan out, which then stays as it is. */
  links?: WalkThroughLinks;
  /** Somebody else reads it, who can go back to nothing. */
  isShared: boolean;
};

/** Which of two plans the page shows, what the person changed in ours, and the way back. On paper it has the two incomes alone. */
export function AmendedSection({ comparison, note, links, isShared }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <section
      aria-labelledby="amended"
      className="mb-6 rounded-leaf border-2 border-leaf bg-tint-leaf px-4 pt-3 tight:border-x-0 tight:px-0 print:mb-2 print:border-0 print:p-0"
    >
      <p>
        <strong id="amended">{note.title}</strong> {note.incomes}{" "}
        <strong>{comparison.income.difference.words}</strong>.{" "}
        {!isShared && <span className="print:hidden">{note.follows}</span>}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 print:hidden">
        <a href={writeAddress("/en/recommended-plan", { type: note.other.type })} className="link">
          {note.other.name}
        </a>
        {links && (
          <>
            <a href={links.decision} className="link">
              Change the income again
            </a>
            <a href={links.restore} className="link" data-dialog="">
              {note.restore}
            </a>
            <a href={links.explanation} className="link">
              See the explanation again
            </a>
          </>
        )}
      </p>
      <div className="mt-1 print:hidden">
        <Fold title="What changed, side by side">
          <Comparison {...comparison} />
          {!isShared && (
            <p className="mt-3">
              <a href={writeAddress("/en/recommended-plan/compare")} className="link">
                Both plans on a page of their own
              </a>
            </p>
          )}
        </Fold>
      </div>
    </section>
  );
}
