import type { ReactNode } from "react";
import { Tags } from "~/ui/amount";

/** The step's conclusion, which holds its amount, and what kind of rand that is. */
export function StepTitle({ tags, children }: { tags?: readonly string[]; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="heading-2">{children}</h2>
      {tags && <Tags tags={tags} />}
    </div>
  );
}
