import type { ReactNode } from "react";

type ColumnsProps = {
  /** Help or a result, in columns 9 to 12; after the content in the document, and below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Reading and forms in columns 1 to 7, one column left empty, help beside them. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className="gap-6 space-y-10 wide:grid wide:grid-cols-12 wide:space-y-0">
      <div className="min-w-0 wide:col-span-7">{children}</div>
      {aside && <div className="min-w-0 space-y-8 wide:col-span-4 wide:col-start-9">{aside}</div>}
    </div>
  );
}
