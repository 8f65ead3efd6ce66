import type { SerializeFrom } from "@remix-run/node";
import { INCOME_CHOICE } from "./steps/step-view";
import type { StepPageView, WalkThroughRefusal } from "./steps/step-view";
import { walkThroughSteps } from "./steps/registry";
import { StepForm } from "./step-form";

type WalkThroughPageProps = { view: SerializeFrom<StepPageView>; refusal?: WalkThroughRefusal };

/** A step that explains, or the decision, in the walk-through. */
export function WalkThroughPage({ view, refusal }: WalkThroughPageProps) {
  const { Body, Aside, hasAside } = walkThroughSteps[view.step];
  return (
    <StepForm
      {...view}
      notice={refusal?.notice}
      names={{ [INCOME_CHOICE]: "Income" }}
      defaultValues={{ [INCOME_CHOICE]: view.choice }}
      aside={Aside && hasAside?.(view.said) !== false && <Aside view={view.said} />}
    >
      <Body view={view.said} />
    </StepForm>
  );
}
