import type { ReactNode } from "react";
import { CrossIcon, TickIcon } from "./icons";

type ReasonsProps = {
  reasons: readonly { point: ReactNode; text?: ReactNode; changes?: readonly string[] }[];
  /** They are reasons against something: each has a cross, in smaller text. */
  isAgainst?: boolean;
};

/** Reasons with a tick each: the point in bold, then the explanation, then what would change the conclusion. */
export function Reasons({ reasons, isAgainst = false }: ReasonsProps) {
  return (
    <ul className={isAgainst ? "space-y-2 text-small print:space-y-0" : "space-y-4 print:space-y-1"}>
      {reasons.map(({ point, text, changes = [] }, index) => (
        <li key={index} className="flex gap-3 tight:block">
          {isAgainst ? (
            <CrossIcon className="h-5 w-5 mt-1 shrink-0 text-bark" />
          ) : (
            <TickIcon className="mt-1 h-6 w-6 shrink-0 text-leaf" />
          )}
          <span className="min-w-0">
            <strong>{point}</strong> {text}
            {changes.map((change) => (
              <span key={change} className="mt-2 block border-l-4 border-line pl-3 text-small text-soft">
                {change}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
