import type { ReactNode } from "react";

/** The attribute moves the focus here, which is right on the page that answers a form. */
const TAKES_FOCUS = { autoFocus: true };

/** Confirms that the form was saved. Comes first in `main` and takes the focus. */
export function SavedNotice({ children }: { children: ReactNode }) {
  return (
    <p
      {...TAKES_FOCUS}
      role="status"
      tabIndex={-1}
      className="mb-6 scroll-mt-6 rounded-leaf bg-tint-leaf p-4 text-desk font-bold"
    >
      {children}
    </p>
  );
}
