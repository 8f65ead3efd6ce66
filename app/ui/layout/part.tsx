import type { ReactNode } from "react";
import { BoldText } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";

type PartProps = {
  id: string;
  /** The conclusion of the part. */
  title: string;
  /** The conclusion in a sentence or two, for those who read no further. */
  lead: readonly string[];
  /** More sentences, only in print. */
  onPaper?: readonly string[];
  /** A picture, or content that must be visible at once. */
  children?: ReactNode;
  /** Everything else, folded under short titles. */
  folds?: ReactNode;
  /** Styles it as a line of the list that ends a page. */
  isLine?: boolean;
};

/**
 * A part of a page: its conclusion at the left, its picture and the folded details at the right; in print
 * below. A part without a picture has its sentences at the right, so that neither side is empty.
 */
export function Part({ id, title, lead, onPaper = [], children, folds, isLine = false }: PartProps) {
  const hasPicture = children !== undefined && children !== false;
  const sentences = (
    <p className={`max-w-text ${hasPicture ? "mt-2" : ""}`}>
      <BoldText text={lead.join(" ")} />
      {onPaper.length > 0 && (
        <span className="hidden print:inline">
          {" "}
          <BoldText text={onPaper.join(" ")} />
        </span>
      )}
    </p>
  );
  return (
    <section
      aria-labelledby={id}
      className={`section part mt-4 pt-3 ${isLine ? "border-t border-line" : "border-t-2 border-bark wide:mt-6"}`}
    >
      <div className="gap-6 space-y-2 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-5">
          <h2 id={id} className={isLine ? "heading-3" : "heading-2"}>
            {title}
          </h2>
          {hasPicture && sentences}
        </div>
        <div className="min-w-0 space-y-2 broad:col-span-7">
          {hasPicture ? children : sentences}
          {folds && <div className="folds">{folds}</div>}
        </div>
      </div>
    </section>
  );
}

type FoldProps = {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <Disclosure summary={title} open={isOpen} className="border-t border-line print:border-0" isFlush>
      {children}
    </Disclosure>
  );
}
