import type { ReactNode } from "react";
import { BoldText } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";

type PartProps = {
  id: string;
  /** What the part concludes. */
  title: string;
  /** The same in a sentence or two, for whoever reads no further. */
  lead: readonly string[];
  /** More sentences, which paper has beside them. */
  onPaper?: readonly string[];
  /** A picture, or what has to be seen without a press. */
  children?: ReactNode;
  /** All else, each under a few words. */
  folds?: ReactNode;
};

/** A part of a page: its conclusion at the left, its picture and what else there is to know at the right, folded; on paper below. */
export function Part({ id, title, lead, onPaper = [], children, folds }: PartProps) {
  return (
    <section aria-labelledby={id} className="section part mt-4 border-t-2 border-bark pt-3 wide:mt-6">
      <div className="gap-6 space-y-3 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-5">
          <h2 id={id} className="heading-2">
            {title}
          </h2>
          <p className="mt-2 max-w-text">
            <BoldText text={lead.join(" ")} />
            {onPaper.length > 0 && (
              <span className="hidden print:inline">
                {" "}
                <BoldText text={onPaper.join(" ")} />
              </span>
            )}
          </p>
        </div>
        <div className="min-w-0 space-y-2 broad:col-span-7">
          {children}
          {folds && <div className="folds">{folds}</div>}
        </div>
      </div>
    </section>
  );
}

type FoldProps = {
  title: string;
  /** Whether it stands open from the beginning. */
  isOpen?: boolean;
  children: ReactNode;
};

/** One of a part's folds. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <Disclosure summary={title} open={isOpen} className="border-t border-line print:border-0" isFlush>
      {children}
    </Disclosure>
  );
}
