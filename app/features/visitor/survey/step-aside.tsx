import { CoachBox } from "~/web/page/coach-box";
import type { CoachView } from "~/web/page/coach-view";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { MessageFields } from "~/web/forms/message-fields";
import { Disclosure } from "~/ui/disclosure";
import { PostForm, SubmitButton } from "~/ui/form";
import { Help, HelpQuestion } from "~/ui/help";
import { SUMMARY_ID, SummaryPanel } from "~/ui/summary-panel";
import type { StepLink, SurveyFrameView } from "./step-view";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import type { Summary, SummaryRow } from "./summary";

const toRow = ({ label, value }: SummaryRow) => ({ name: label, value });

/** The summary so far: savings, cash needs, and the purposes of the rest. */
function SummaryContent({ summary }: { summary: Summary }) {
  const { savings, cashNeeds, remainder } = summary;
  return (
    <div className="space-y-4 text-small">
      <Rows rows={[toRow(savings)]} size="small" />
      {cashNeeds && (
        <div>
          <h3 className="font-bold text-bark">Cash needs</h3>
          <Rows rows={cashNeeds.map(toRow)} size="small" />
        </div>
      )}
      {remainder && (
        <div className="space-y-2">
          <h3 className="font-bold text-bark">Remainder</h3>
          <p>What the rest of your savings has to do for you.</p>
          {remainder.length === 0 && (
            <p>
              This fills in from step 4: who you support, your back-up plan, what matters most and your
              health.
            </p>
          )}
          {remainder.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

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
                <TextLink to={writeAddress(link.to)}>{link.name}</TextLink>
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
      <TextLink to="/en/contact">Talk to a person</TextLink>
      <Disclosure summary="Write a message" className="mt-2">
        <PostForm id="write" action="/en/contact" values={{}}>
          <MessageFields processContextId={view.messageContextId} backTo={view.action} />
        </PostForm>
      </Disclosure>
    </CoachBox>
  );
}

/** The list of all answers and the steps; a jump posts the form, so that nothing typed is lost. */
function ReviewAnswers({ links, form }: { links: readonly StepLink[]; form: string }) {
  return (
    <Disclosure summary="Review my answers">
      <ul>
        <li>
          <SubmitButton intent="answers" look="link" form={form} className="text-left text-small">
            See all your answers
          </SubmitButton>
        </li>
        {links.map(({ step, name }) => (
          <li key={step}>
            <SubmitButton intent={`go-${step}`} look="link" form={form} className="text-left text-small">
              {`Step ${step} - ${name}`}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
