import { LinkButton } from "~/ui/button";
import { Comparison } from "~/web/plan/comparison";
import type { Lever } from "~/contract/plan/levers";
import type { GapView } from "~/words/changes/describe-gap";
import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ShownNote } from "~/words/changes/describe-shown";
import { Fold, Part } from "~/ui/layout/part";

/** Where each change can be made: a lever, all of it guaranteed looked at, another need told. */
export type ChangePaths = { [Name in Lever | GapView["rows"][number]["lever"]]?: string };

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

/** Says what an amended plan changes in the recommendation, and leads back there. */
export function AmendedSection({ comparison, note, links, isShared }: Props) {
  return (
    <div className="print:hidden">
      <Part
        id="amended"
        title="Your amended plan beside our recommendation"
        lead={[
          `${note.onPaper} **${comparison.income.difference.words}**.`,
          ...(isShared ? [] : [note.follows]),
        ]}
      >
        {links && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={links.decision} look="secondary">
              Change the income again
            </LinkButton>
            <a href={links.restore} className="link">
              {note.restore}
            </a>
            <a href={links.explanation} className="link">
              See the explanation again
            </a>
          </p>
        )}
      </Part>
      {/* Three columns of figures need the width of the page. */}
      <Fold title="What changed, side by side">
        <Comparison {...comparison} />
      </Fold>
    </div>
  );
}
