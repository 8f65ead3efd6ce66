import { CoachBox } from "~/web/page/coach-box";
import type { CoachView } from "~/web/page/coach-view";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { MessageFields } from "~/web/forms/message-fields";
import { Disclosure } from "~/ui/disclosure";
import { PostForm } from "~/ui/form";
import { Help, HelpQuestion } from "~/ui/help";
import { SUMMARY_ID, SummaryPanel } from "~/ui/summary-panel";
import { ReviewAnswers } from "./review-answers";
import type { SurveyFrameView } from "./step-view";
import { SummaryContent } from "./summary-content";

type SummaryProps = { view: SurveyFrameView; form: string };

const TITLE = "Your summary so far";

/** The summary with links to every step. The first step has no summary yet, but the links. */
export function StepSummary({ view, form }: SummaryProps) {
  const { summary } = view;
  const review = <ReviewAnswers links={view.links} form={form} />;
  if (!summary) return review;
  return (
    <SummaryPanel title={TITLE}>
      <SummaryContent summary={summary} />
      <div className="mt-3 border-t border-line pt-1">{review}</div>
    </SummaryPanel>
  );
}

/** Links on phones to the summary, which follows the form there. */
export function SummaryLink() {
  return (
    <a href={`#${SUMMARY_ID}`} className="link broad:hidden">
      {TITLE}
    </a>
  );
}

/** Common questions at this step and, from step 2 on, a coach. */
export function StepHelp({ view }: { view: SurveyFrameView }) {
  const { help, coach } = view;
  const writeAddress = usePlanAddress();
  return (
    <Help person={coach && <StepCoach view={view} coach={coach} />}>
      {help.length > 0 &&
        help.map(({ question, answer, link }) => (
          <HelpQuestion key={question} question={question}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <a href={writeAddress(link.to)} className="link">
                  {link.name}
                </a>
              </p>
            )}
          </HelpQuestion>
        ))}
    </Help>
  );
}

/** A coach, and a box to write to them. Sending it leaves the step, whose answers have to be stored first. */
function StepCoach({ view, coach }: { view: SurveyFrameView; coach: CoachView }) {
  return (
    <CoachBox coach={coach}>
      <a href="/en/contact" className="link">
        Talk to a person
      </a>
      <Disclosure summary="Write a message" className="mt-2">
        <PostForm id="write" action="/en/contact" values={{}}>
          <MessageFields processContextId={view.messageContextId} backTo={view.action} />
        </PostForm>
      </Disclosure>
    </CoachBox>
  );
}
