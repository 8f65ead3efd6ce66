import type { ReactNode } from "react";
import { Tags } from "~/ui/amount";

/** The step's conclusion with its amount, and the tags for the kind of rand. */
export function StepTitle({ tags, children }: { tags?: readonly string[]; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="heading-2">{children}</h2>
      {tags && <Tags tags={tags} />}
    </div>
  );
}
