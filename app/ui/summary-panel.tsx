import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";

type SummaryPanelProps = { title: string; children: ReactNode };

/** The place of the summary, for a link from above the form on phones, where it follows the form. */
export const SUMMARY_ID = "summary";

/** What a person's answers say so far. Only one of its two places is shown at a time. */
export function SummaryPanel({ title, children }: SummaryPanelProps) {
  return (
    <section
      id={SUMMARY_ID}
      aria-label={title}
      className="rounded-leaf bg-tint-leaf px-4 py-3 wide:px-6 tight:px-2 print:hidden"
    >
      <Disclosure summary={<span className="font-bold">{title}</span>} open isFlush isHeading>
        {children}
      </Disclosure>
    </section>
  );
}
