import type { ReactNode } from "react";
import { MistakeIcon } from "~/ui/icons";

export function Hint({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="pt-1 text-small text-soft">
      {children}
    </p>
  );
}

export function FieldMistake({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-2 pt-1 text-label font-bold text-error tight:block">
      <MistakeIcon className="h-7 w-7 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
