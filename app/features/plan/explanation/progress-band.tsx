import { DefaultSubmit, SubmitButton } from "~/ui/form/without-validation";
import { ProgressTrack } from "~/ui/progress-bar";
import { STEP_FORM } from "../walk-through/step-actions";
import type { WalkThroughView } from "./steps/step-view";

type ProgressBandProps = Pick<WalkThroughView, "progress" | "note" | "hasUnsaved"> & {
  /** True if the page has a form for the exit button to post. */
  hasForm?: boolean;
};

/** On phones the step and the exit share one line if they fit, with the bar below. */
export function ProgressBand({ progress, note, hasUnsaved, hasForm = true }: ProgressBandProps) {
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
