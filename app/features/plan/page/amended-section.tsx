import { LinkButton } from "~/ui/button";
import { Comparison } from "~/web/plan/comparison";
import type { Lever } from "~/contract/plan/levers";
import type { GapView } from "~/words/changes/describe-gap";
import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ShownNote } from "~/words/changes/describe-shown";

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
};

/** Says what an amended plan changes in the recommendation, and leads back there. */
export function AmendedSection({ comparison, note, links }: Props) {
  return (
    <section
      aria-labelledby="amended"
      className="section mt-10 border-t-2 border-bark pt-6 wide:mt-16 wide:pt-8 print:hidden"
    >
      <h2 id="amended" className="heading-2">
        Your amended plan beside our recommendation
      </h2>
      <p className="mt-3 max-w-text">{note.follows}</p>
      <div className="mt-6">
        <Comparison {...comparison} />
      </div>
      {links && (
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
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
    </section>
  );
}
