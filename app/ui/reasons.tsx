import type { ReactNode } from "react";
import { TickIcon } from "./icons";

/** Reasons with a tick each: the point in bold, then the explanation. */
export function Reasons({ reasons }: { reasons: readonly { point: ReactNode; text?: ReactNode }[] }) {
  return (
    <ul className="space-y-4">
      {reasons.map(({ point, text }, index) => (
        <li key={index} className="flex gap-3 tight:block">
          <TickIcon className="mt-1 h-6 w-6 shrink-0 text-leaf" />
          <span className="min-w-0">
            <strong>{point}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
