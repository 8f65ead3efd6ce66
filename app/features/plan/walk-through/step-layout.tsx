import type { ReactNode } from "react";
import { Disclosure } from "~/ui/disclosure";
import type { ExplainedTerm } from "~/words/explanation/explained-terms";

type StepColumnsProps = {
  heading: string;
  /** Stands beside the content in wide windows, and before it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What a step of the walk-through says, below its heading. */
export function StepColumns({ heading, aside, children }: StepColumnsProps) {
  return (
    <div className="gap-x-6 gap-y-6 wide:grid wide:grid-cols-12 wide:grid-rows-[auto_1fr]">
      <h1 className="heading-1 wide:col-span-7">{heading}</h1>
      {aside && (
        <div className="mt-6 min-w-0 space-y-8 wide:col-span-4 wide:col-start-9 wide:row-span-2 wide:row-start-1 wide:mt-0">
          {aside}
        </div>
      )}
      <div className={`mt-6 min-w-0 wide:mt-0 ${aside ? "wide:col-span-7" : "wide:col-span-12"}`}>
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
            {answer.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
