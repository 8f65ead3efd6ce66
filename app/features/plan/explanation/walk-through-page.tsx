import { useActionData, useLoaderData } from "@remix-run/react";
import { INCOME_CHOICE } from "./step-view";
import type { StepPageView, WalkThroughRefusal } from "./step-view";
import { walkThroughSteps } from "./steps/registry";
import { WalkThroughFrame } from "./walk-through-frame";

/** A step that explains, or the decision, in the walk-through's frame. */
export function WalkThroughPage() {
  const view = useLoaderData<StepPageView>();
  const refusal = useActionData<WalkThroughRefusal>();
  const { Body, Aside, hasAside } = walkThroughSteps[view.step];
  return (
    <WalkThroughFrame
      {...view}
      notice={refusal?.notice}
      names={{ [INCOME_CHOICE]: "Income" }}
      defaultValues={{ [INCOME_CHOICE]: view.choice }}
      aside={Aside && hasAside?.(view.said) !== false && <Aside view={view.said} />}
    >
      <Body view={view.said} />
    </WalkThroughFrame>
  );
}
