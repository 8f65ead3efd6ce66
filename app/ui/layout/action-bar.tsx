import type { ReactNode } from "react";

type ActionBarProps = {
  /** The only primary button. It comes first in the document, so that Enter presses it. */
  primary: ReactNode;
  back?: ReactNode;
  /** The page's result, between the two buttons. */
  summary?: ReactNode;
  /** Appears above the bar, over the page's end. */
  overlay?: ReactNode;
  /** The form is so short that a sticky bar would cover it: the bar stands where the form ends. */
  isShort?: boolean;
};

/** Ends a form. It stays visible at the bottom of the window if the window is tall enough. */
export function ActionBar({ primary, back, summary, overlay, isShort = false }: ActionBarProps) {
  return (
    <div
      className={`action-bar relative -mx-4 mt-8 flex min-h-16 flex-row-reverse flex-wrap items-center justify-between gap-3 border-t-2 border-bark bg-white px-4 py-2 wide:mx-0 wide:px-0 tight:-mx-2 tight:px-2 print:hidden ${isShort ? "" : "tall:sticky tall:bottom-0"}`}
    >
      {primary}
      {summary}
      {/* Left-aligned even on a line of its own, where both do not fit. */}
      <span className="mr-auto">{back}</span>
      {overlay && <div className="absolute inset-x-0 bottom-full">{overlay}</div>}
    </div>
  );
}
