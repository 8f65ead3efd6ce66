import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";

type SummaryPanelProps = { title: string; children: ReactNode };

/** The id of the summary, for a link from above the form on phones, where the summary follows the form. */
export const SUMMARY_ID = "summary";

/** A foldable summary of the answers so far; it is not printed. */
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
