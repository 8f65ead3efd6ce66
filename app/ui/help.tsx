import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";

type HelpProps = { title?: string; person?: ReactNode; children?: ReactNode };

/** Help beside a form: a person to contact, then questions of which one is open at a time. */
export function Help({ title = "Help with this step", person, children }: HelpProps) {
  return (
    <section aria-labelledby="help-title" className="border-t-2 border-bark pt-4 print:hidden">
      <h2 id="help-title" className="font-serif text-h3 font-bold text-bark">
        {title}
      </h2>
      {person}
      {children && <div className="mt-4 border-t border-line">{children}</div>}
    </section>
  );
}

type HelpQuestionProps = { question: string; children: ReactNode };

export function HelpQuestion({ question, children }: HelpQuestionProps) {
  const summary = (
    <>
      {question}{" "}
      <span className="whitespace-nowrap text-small text-soft">
        <span className="group-open:hidden">Read more</span>
        <span className="hidden group-open:inline">Read less</span>
      </span>
    </>
  );
  return (
    <Disclosure name="help" summary={summary} className="group border-b border-line">
      <div className="space-y-2 text-small">{children}</div>
    </Disclosure>
  );
}
