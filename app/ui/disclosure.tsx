import type { ReactNode } from "react";
import { ChevronIcon } from "./icons";

type DisclosureProps = {
  summary: ReactNode;
  /** At most one disclosure of the same name is open at a time. */
  name?: string;
  open?: boolean;
  /** Aligns the content with the chevron instead of the words. */
  isFlush?: boolean;
  /** Makes the summary a heading, so that headings inside the content have one above them. */
  isHeading?: boolean;
  className?: string;
  children: ReactNode;
};

/** Opens in place: a chevron and underlined words, no box. */
export function Disclosure({
  isHeading = false,
  summary,
  name,
  open,
  isFlush = false,
  className = "",
  children,
}: DisclosureProps) {
  const Words = isHeading ? "h2" : "span";
  return (
    <details className={`disclosure ${className}`} name={name} open={open}>
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 py-2 tight:gap-1">
        <ChevronIcon className="chevron h-5 w-5 shrink-0" />
        <Words className="min-w-0 text-leaf underline decoration-1 underline-offset-4">{summary}</Words>
      </summary>
      <div className={isFlush ? "pb-3" : "pb-3 pl-[1.75rem] tight:pl-0"}>{children}</div>
    </details>
  );
}
