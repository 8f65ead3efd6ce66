import type { ReactNode } from "react";
import { Tags } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import type { ExplainedTerm } from "~/words/explanation/explained-terms";

/** The step's conclusion, which holds its amount, and what kind of rand that is. */
export function StepTitle({ tags, children }: { tags?: readonly string[]; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="heading-2">{children}</h2>
      {tags && <Tags tags={tags} />}
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
