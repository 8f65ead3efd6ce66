import type { ReactNode } from "react";

/** Labels its neighbour: today's rand, before tax, an example. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-tag border border-control px-2 text-small text-soft">
      {children}
    </span>
  );
}
