import type { ReactNode } from "react";

/** What can be done next, side by side on a wide screen. */
export function NextActions({ children }: { children: ReactNode }) {
  return <ul className="gap-6 space-y-4 wide:grid wide:grid-cols-4 wide:space-y-0">{children}</ul>;
}

type NextActionProps = { title: string; text: string; isOffered?: boolean; children: ReactNode };

/** One of them, with its button; what only scripts can do is offered by them. */
export function NextAction({ title, text, isOffered = false, children }: NextActionProps) {
  return (
    <li className="min-w-0" {...(isOffered && { "data-print": "", hidden: true })}>
      <div className="flex h-full flex-wrap items-center justify-between gap-3 wide:flex-col wide:items-start">
        <div className="min-w-0 flex-1 basis-[6rem] wide:basis-auto">
          <h3 className="heading-3">{title}</h3>
          <p className="text-small">{text}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
