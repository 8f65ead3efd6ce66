import type { ReactNode } from "react";

const TINTS = { leaf: "bg-tint-leaf", sun: "bg-tint-sun", bark: "bg-tint-bark" };

type PanelProps = {
  /** leaf: the person's own figures; sun: a comparison; bark: a story. */
  tint: keyof typeof TINTS;
  title?: string;
  children: ReactNode;
};

export function Panel({ tint, title, children }: PanelProps) {
  return (
    <div className={`panel rounded-leaf p-4 wide:p-6 tight:p-2 print:p-3 ${TINTS[tint]}`}>
      {title && <h2 className="mb-2 font-serif text-h3 font-bold text-bark">{title}</h2>}
      <div className="space-y-2">{children}</div>
    </div>
  );
}
