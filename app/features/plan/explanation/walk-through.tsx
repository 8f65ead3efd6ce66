import { Outlet, useParams } from "@remix-run/react";
import { Page } from "~/web/layout/page";
import { Trouble } from "~/web/layout/trouble";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { RECOMMENDED_PLAN } from "../walk-through/addresses";
import { STEP_FORM, StepActions } from "../walk-through/step-actions";
import type { WalkThroughView } from "./steps/step-view";
import { DefaultSubmit, SubmitButton } from "~/ui/form/without-validation";
import { ProgressTrack } from "~/ui/progress-bar";

/** The frame of all steps of the walk-through: progress above, Back and Next below. */
export function WalkThrough({ view }: { view: WalkThroughView | null }) {
  // The tabs have their own Back and Next, beside the income of all changes.
  const isTab = useParams().tab !== undefined;
  if (!view) return <Outlet />;
  const { hasBack, ...band } = view;
  return (
    <Page band={<ProgressBand {...band} />}>
      <Outlet />
      {!isTab && <StepActions hasBack={hasBack} />}
    </Page>
  );
}

/** The error page of a step, which still shows the progress. */
export function WalkThroughTrouble({ view }: { view?: WalkThroughView | null }) {
  const back = { to: usePlanAddress()(RECOMMENDED_PLAN), name: "Back to the plan" };
  return (
    <Page band={view && <ProgressBand {...view} hasForm={false} />}>
      <Trouble back={back} />
    </Page>
  );
}

type ProgressBandProps = Pick<WalkThroughView, "progress" | "note" | "hasUnsaved"> & {
  /** True if the page has a form for the exit button to post. */
  hasForm?: boolean;
};

/** On phones the step and the exit share one line if they fit, with the bar below. */
function ProgressBand({ progress, note, hasUnsaved, hasForm = true }: ProgressBandProps) {
  const { words, timeLeft } = progress;
  return (
    <section aria-label="Where you are" className="frame flex flex-wrap items-center gap-x-6 py-2 text-small">
      <p>
        <strong className="sr-only wide:not-sr-only">The plan explained · </strong>
        {words}
        {timeLeft && <span className="sr-only wide:not-sr-only"> · {timeLeft}</span>}
      </p>
      <div className="order-last basis-full wide:order-none wide:flex-1">
        <ProgressTrack done={progress.step} total={progress.steps} label={words} />
      </div>
      {hasForm && (
        <>
          {/* Otherwise Enter would press the first button of the document, the exit. */}
          <DefaultSubmit form={STEP_FORM} />
          <SubmitButton intent="plan" look="link" form={STEP_FORM} className="ml-auto text-right wide:ml-0">
            Go straight to my plan{hasUnsaved && ", changes not saved"}
          </SubmitButton>
        </>
      )}
      {note && <p className="order-last basis-full text-soft">{note}</p>}
    </section>
  );
}
