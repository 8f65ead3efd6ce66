import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";
import { Portrait } from "./portrait";

type HelpProps = { title?: string; coach?: ReactNode; children?: ReactNode };

/** Help beside a form: a person to ask, then questions of which one is open at a time. */
export function Help({ title = "Help with this step", coach, children }: HelpProps) {
  return (
    <section aria-labelledby="help-title" className="border-t-2 border-bark pt-4 print:hidden">
      <h2 id="help-title" className="font-serif text-h3 font-bold text-bark">
        {title}
      </h2>
      {coach}
      {children && <div className="mt-4 border-t border-line">{children}</div>}
    </section>
  );
}

type HelpQuestionProps = { question: string; children: ReactNode };

export function HelpQuestion({ question, children }: HelpQuestionProps) {
  return (
    <Disclosure
      name="help"
      summary={
        <>
          {question}{" "}
          <span className="inline-block w-full text-small text-soft">
            <span className="group-open:hidden">Read more</span>
            <span className="hidden group-open:inline">Read less</span>
          </span>
        </>
      }
      className="group border-b border-line"
    >
      <div className="space-y-2 text-small">{children}</div>
    </Disclosure>
  );
}

type CoachProps = {
  name: string;
  /** "Retirement Coach", or the role of the general contact. */
  position: string;
  /** The stored name of their picture. */
  photo?: string;
  children?: ReactNode;
};

/** A person to ask; `children` is the way to reach them. */
export function Coach({ name, position, photo, children }: CoachProps) {
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3 tight:block">
        <Portrait name={name} photo={photo} />
        <p className="min-w-0">
          <span className="block font-bold">{name}</span>
          <span className="block text-small text-soft">{position}</span>
        </p>
      </div>
      <div className="text-small">{children}</div>
    </div>
  );
}
