import type { ReactNode } from "react";
import { Paragraphs } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import type { ExplainedTerm } from "~/words/explanation/explained-terms";

type StepColumnsProps = {
  heading: string;
  /** Beside the content in wide windows, before it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The content of a step, below its heading. */
export function StepColumns({ heading, aside, children }: StepColumnsProps) {
  return (
    <div className="gap-x-6 gap-y-6 broad:grid broad:grid-cols-12 broad:grid-rows-[auto_1fr]">
      <h1 className="heading-1 broad:col-span-7">{heading}</h1>
      {aside && (
        <div className="mt-6 min-w-0 space-y-8 broad:col-span-4 broad:col-start-9 broad:row-span-2 broad:row-start-1 broad:mt-0">
          {aside}
        </div>
      )}
      <div className={`mt-6 min-w-0 broad:mt-0 ${aside ? "broad:col-span-7" : "broad:col-span-12"}`}>
        {children}
      </div>
    </div>
  );
}

/** Explains terms in place, by keyboard, by touch and without scripts. */
export function Terms({ terms }: { terms: readonly ExplainedTerm[] }) {
  return (
    <div className="max-w-text">
      {terms.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <div className="space-y-2">
            <Paragraphs texts={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
