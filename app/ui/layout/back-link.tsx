import type { ReactNode } from "react";
import { TextLink } from "../text-link";

type BackLinkProps = {
  to: string;
  /** The name of the page it leads to. */
  children: ReactNode;
};

/** The way back, above a page's heading; it is not printed. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="mb-3 print:hidden">
      <TextLink to={to}>
        <span aria-hidden="true">←&nbsp;</span>
        {children}
      </TextLink>
    </p>
  );
}
