import type { ReactNode } from "react";

/** A link in or beside text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="link">
      {children}
    </a>
  );
}
