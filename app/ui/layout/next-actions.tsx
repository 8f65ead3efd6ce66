import type { ReactNode } from "react";

/** The possible next steps: a line each, and side by side where there is room. */
export function NextActions({ children }: { children: ReactNode }) {
  return <ul className="gap-6 space-y-4 broad:grid broad:grid-cols-4 broad:space-y-0">{children}</ul>;
}

type NextActionProps = { title: string; text: string; isOffered?: boolean; children: ReactNode };

/** A next step with its button. With `isOffered` it stays hidden until scripts, which it needs, show it. */
export function NextAction({ title, text, isOffered = false, children }: NextActionProps) {
  return (
    <li className="min-w-0" {...(isOffered && { "data-print": "", hidden: true })}>
      <div className="flex h-full flex-wrap items-center justify-between gap-3 wide:grid wide:grid-cols-[minmax(0,1fr)_13rem] wide:gap-x-6 broad:flex broad:flex-col broad:items-start">
        <div className="min-w-0 flex-1 basis-[6rem] broad:basis-auto">
          <h3 className="heading-3">{title}</h3>
          <p className="text-small">{text}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
