import type { ReactNode } from "react";

type BackLinkProps = {
  to: string;
  /** The name of the page it leads to. */
  children: ReactNode;
};

/** The way back, above a page's heading; it is not printed. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="mb-3 print:hidden">
      <a href={to} className="link">
        <span aria-hidden="true">←&nbsp;</span>
        {children}
      </a>
    </p>
  );
}
