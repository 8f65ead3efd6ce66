import type { ReactNode } from "react";

type ColumnsProps = {
  /** Help or a result, in columns 9 to 12; after the content in the document, and below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Reading and forms in columns 1 to 7, one column left empty, help beside them. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className="gap-6 space-y-10 broad:grid broad:grid-cols-12 broad:space-y-0">
      <div className="min-w-0 broad:col-span-7">{children}</div>
      {aside && <div className="min-w-0 space-y-8 broad:col-span-4 broad:col-start-9">{aside}</div>}
    </div>
  );
}
