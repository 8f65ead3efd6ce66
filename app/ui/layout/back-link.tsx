import type { ReactNode } from "react";

type BackLinkProps = {
  to: string;
  /** Where it leads, as that page is called. */
  children: ReactNode;
};

/** The way back, above the heading of every page that has one; paper has none. */
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
