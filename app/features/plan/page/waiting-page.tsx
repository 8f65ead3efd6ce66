import { LinkButton } from "~/ui/button";
import { Page } from "~/web/layout/page";
import { ProgressBar } from "~/ui/progress-bar";
import { SeedMark, type SeedState } from "~/ui/seed";
import { TextLink } from "~/ui/text-link";
import { WaitingTree } from "~/web/tree/waiting-tree";
import type { ProgressView, StageState, StageView } from "~/words/plan/describe-progress";
import { SAVED_LINE } from "~/web/plan/assumed-address";
import type { LineKey } from "~/words/plan/assumed-answers";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { speakOf } from "~/words/plan/speak-of";

type WaitingView = {
  firstName: string;
  /** The client whose adviser waits for the plan. */
  clientName?: string;
  progress: ProgressView;
  /** True if the page stays as it is until the visitor presses to check again. */
  isStill: boolean;
  /** The assumption's line that was just answered, to which the page returns. */
  line?: LineKey;
  /** Time of day of this check, in South Africa. */
  lookedAt: string;
};

const MARKS: Record<StageState, SeedState> = { done: "done", busy: "current", "to come": "todo" };

/** Shows the progress of a plan's calculation, and checks again automatically until the visitor stops it. */
export function WaitingPage({ firstName, clientName, progress, isStill, lookedAt, line }: WaitingView) {
  const { your, Your } = speakOf({ clientName });
  const polled = (place: string) => (isStill ? undefined : place);
  return (
    <Page>
      <div className="items-center gap-6 broad:grid broad:grid-cols-12">
        <div className="min-w-0 broad:order-2 broad:col-span-4 broad:col-start-9">
          <div data-polled={polled("tree")}>
            <WaitingTree share={progress.share} className="mx-auto mb-4 w-32 broad:mb-2 broad:w-full" />
          </div>
          <p className="hidden text-center text-small text-soft broad:block">
            The trunk fills as the work gets done.
          </p>
        </div>
        <div className="min-w-0 broad:order-1 broad:col-span-7">
          <p className="text-small font-bold text-soft">
            {!clientName && `Thank you, ${firstName}. `}
            {Your} answers are in.
          </p>
          <h1 className="heading-1 mt-2">We are working out {your} plan</h1>
          <p className="mt-3 max-w-text">
            This takes a few seconds. You can leave this page. The plan will be here when you come back.
          </p>
          <div className="mt-4" role="status" data-polled={polled("progress")}>
            <ProgressBar
              done={progress.share * progress.stages.length}
              total={progress.stages.length}
              label={progress.words}
              note={progress.doneWords}
            />
          </div>
          <div data-polled={polled("stages")}>
            <Stages stages={progress.stages} />
          </div>
          <LookAgain isStill={isStill} lookedAt={lookedAt} line={line} />
        </div>
      </div>
    </Page>
  );
}

function Stages({ stages }: { stages: readonly StageView[] }) {
  return (
    <ol className="mt-4">
      {stages.map(({ name, state, stateWords }, i) => (
        <li key={name} className={`flex gap-4 py-3 tight:block ${i > 0 ? "border-t border-line" : ""}`}>
          <SeedMark number={i + 1} state={MARKS[state]} />
          <span className="min-w-0">
            <span className={`block ${state === "busy" ? "font-bold" : ""}`}>{name}</span>
            <span className="block text-small text-soft">{stateWords}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function LookAgain({ isStill, lookedAt, line }: Pick<WaitingView, "isStill" | "lookedAt" | "line">) {
  const writeAddress = usePlanAddress();
  const lookingOn = writeAddress("/en/waiting", { [SAVED_LINE]: line });
  const standingStill = writeAddress("/en/waiting", { [SAVED_LINE]: line, still: "" });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={isStill ? standingStill : lookingOn} look="secondary">
          Check again now
        </LinkButton>
        <TextLink to={isStill ? lookingOn : standingStill}>
          {isStill ? "Check automatically" : "Stop checking automatically"}
        </TextLink>
      </div>
      <p className="mt-2 text-small text-soft" data-polled={isStill ? undefined : "time"}>
        {isStill ? "This page no longer checks automatically." : "This page checks again every second."} Last
        checked at {lookedAt}.
      </p>
    </>
  );
}
