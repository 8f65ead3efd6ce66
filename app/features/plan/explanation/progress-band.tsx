import { DefaultSubmit, SubmitButton } from "~/ui/form/without-validation";
import { ProgressTrack } from "~/ui/progress-bar";
import type { StepsLeft } from "./steps-left";

type ProgressBandProps = {
  progress: StepsLeft;
  /** The id of the page's form, which the way out posts. */
  form: string;
  /** Why a plan does not have all steps. */
  note?: string;
  /** Whether changes wait to be saved, which the way out does not do. */
  hasUnsaved?: boolean;
};

/** On phones the step and the way out stand in one line if they have room, the bar below. */
export function ProgressBand({ progress, form, note, hasUnsaved }: ProgressBandProps) {
  const { words, timeLeft } = progress;
  return (
    <section aria-label="Where you are" className="frame flex flex-wrap items-center gap-x-6 py-2 text-small">
      <p>
        <span className="sr-only wide:not-sr-only">
          <strong>Your plan explained</strong> ·{" "}
        </span>
        {words}
        {timeLeft && ` · ${timeLeft}`}
      </p>
      <div className="order-last basis-full wide:order-none wide:flex-1 wide:basis-0">
        <ProgressTrack done={progress.step} total={progress.steps} label={words} />
      </div>
      {/* Otherwise Enter would press the button that comes first in the document, the way out. */}
      <DefaultSubmit form={form} />
      <SubmitButton intent="plan" look="link" form={form} className="ml-auto text-right wide:ml-0">
        Go straight to my plan{hasUnsaved && ", changes not saved"}
      </SubmitButton>
      {note && <p className="order-last basis-full text-soft">{note}</p>}
    </section>
  );
}
