import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";

type SummaryPanelProps = {
  title: string;
  /** `beside` the form and open in wide windows, or `above` it and closed on phones; a page renders both. */
  place: "beside" | "above";
  children: ReactNode;
};

/** What a person's answers say so far. Only one of its two places is shown at a time. */
export function SummaryPanel({ title, place, children }: SummaryPanelProps) {
  const shownIn = place === "beside" ? "hidden wide:block" : "wide:hidden";
  return (
    <section
      aria-label={title}
      className={`rounded-leaf bg-tint-leaf px-4 py-3 wide:px-6 print:hidden ${shownIn}`}
    >
      <Disclosure
        summary={<span className="font-bold">{title}</span>}
        open={place === "beside"}
        isFlush
        isHeading
      >
        {children}
      </Disclosure>
    </section>
  );
}
