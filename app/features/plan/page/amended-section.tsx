import { Comparison } from "~/web/plan/comparison";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { Lever } from "~/contract/plan/levers";
import type { GapView } from "~/words/changes/describe-gap";
import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ShownNote } from "~/words/changes/describe-shown";
import { Fold } from "~/ui/layout/part";
import { TextLink } from "~/ui/text-link";

/** Pages of changes: for each lever, for the need, for guaranteeing it, and for the lowest income. */
export type ChangePaths = {
  [Name in Lever | GapView["rows"][number]["lever"] | "guarantee" | "leastIncome"]?: string;
};

/** Links to give up an amended plan, to decide its income again, to its explanation, and to each change. */
export type WalkThroughLinks = {
  restore: string;
  decision: string;
  explanation: string;
  changes: ChangePaths;
};

type Props = {
  comparison: ComparisonView;
  note: ShownNote;
  /** Absent for a plan of an earlier version, which cannot be changed. */
  links?: WalkThroughLinks;
  /** True for a link's reader, who cannot change the plan. */
  isShared: boolean;
};

/** The shown one of two plans, its changes, and the way to give them up. Paper has only the two incomes. */
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
        <TextLink to={writeAddress("/en/recommended-plan", { type: note.other.type })}>
          {note.other.name}
        </TextLink>
        {links && (
          <>
            <TextLink to={links.decision}>Change the income again</TextLink>
            <a href={links.restore} className="link" data-dialog="">
              {note.restore}
            </a>
            <TextLink to={links.explanation}>See the explanation again</TextLink>
          </>
        )}
      </p>
      <div className="mt-1 print:hidden">
        <Fold title="What changed, side by side">
          <Comparison {...comparison} />
          {!isShared && (
            <p className="mt-3">
              <TextLink to={writeAddress("/en/recommended-plan/compare")}>
                Both plans on a page of their own
              </TextLink>
            </p>
          )}
        </Fold>
      </div>
    </section>
  );
}
