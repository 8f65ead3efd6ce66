import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { Page } from "~/web/layout/page";
import { MistakeIcon } from "~/ui/icons";
import { Panel } from "~/ui/panel";
import { SeedMark } from "~/ui/seed";
import { AssumedList } from "~/web/plan/assumed-list";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { AnswerRow, AnswersView, StepAnswers } from "./check-answers-view";
import { LEAVE_PLAN } from "./journey";
import { START_AGAIN } from "./step-query";
import { EDITED_PLAN_ALERT } from "./step-view";

const FULL_WIDTH_ON_PHONES = "w-full wide:w-auto";

const LEADS: Record<AnswersView["state"], string> = {
  unfinished: "This is what you have told us so far.",
  unsaved: "Every step is answered. Save your answers and we will work out your plan.",
  saved: "Every step is answered.",
};

/** Every answer in words, each with a link to its question. */
export function CheckAnswersPage({ view, notice }: { view: AnswersView; notice?: string }) {
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <BackLink to={view.back.to}>{view.back.name}</BackLink>
      {notice && <FormNotice link={view.isPlanGone ? START_AGAIN : undefined}>{notice}</FormNotice>}
      <h1 className="heading-1">Check your answers</h1>
      <p className="mt-3 max-w-text">
        {LEADS[view.state]}{" "}
        <span className="print:hidden">
          Change anything that is not right. You will come straight back here.
        </span>
      </p>
      <div className="mt-8 gap-6 space-y-8 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 space-y-10 broad:col-span-8 print:col-span-12">
          {view.steps.map((answers) => (
            <StepSection key={answers.step} answers={answers} />
          ))}
          {view.assumed && (
            <section aria-labelledby="assumed">
              <h2 id="assumed" className="heading-2 mb-3">
                {view.assumed.heading}
              </h2>
              <AssumedList lines={view.assumed.lines} />
            </section>
          )}
        </div>
        <div className="min-w-0 space-y-6 broad:col-span-3 broad:col-start-10 print:hidden">
          {view.isFinished && <ChangesPanel {...view} />}
          <p data-print hidden>
            <button type="button" className="link">
              Print these answers
            </button>
          </p>
          {view.isFinished && (
            <p>
              <Link to={writeAddress("/en/1", { plan: "new" })} className="link">
                Start another plan
              </Link>
            </p>
          )}
        </div>
        <div className="broad:col-span-8 print:hidden">
          <WayOn view={view} />
        </div>
      </div>
    </Page>
  );
}

function StepSection({ answers: { step, name, isDone, rows } }: { answers: StepAnswers }) {
  const heading = `answers-${step}`;
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-center gap-3 border-b-2 border-ink pb-3 tight:block print:break-after-avoid">
        <SeedMark number={step} state={isDone ? "done" : "todo"} />
        <div className="min-w-0 flex-1 items-baseline justify-between gap-x-4 wide:flex">
          <h2 id={heading} className="heading-2">
            {name}
          </h2>
          <p className="text-small text-soft">
            Step {step}, {isDone ? "done" : "not finished"}
          </p>
        </div>
      </div>
      <dl>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </dl>
    </section>
  );
}

function Row({ row: { name, answer, state, to } }: { row: AnswerRow }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-3 wide:grid-cols-[15rem_1fr_auto] wide:items-baseline tight:block print:break-inside-avoid">
      <dt className="min-w-0">{name}</dt>
      <dd className="col-start-1 min-w-0 font-bold wide:col-start-2">
        <KeptTogether text={answer} />
        {state === "mistaken" && (
          <span className="flex items-start gap-2 text-error">
            <MistakeIcon className="h-7 w-7 shrink-0" />
            Please check this
          </span>
        )}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 wide:col-start-3 wide:row-span-1 print:hidden">
        <Link to={to} className="link text-small">
          {state === "missing" ? "Answer" : "Change"}
          <span className="sr-only">: {name}</span>
        </Link>
      </dd>
    </div>
  );
}

/** Words joined by no-break spaces stay on one line where they fit, and otherwise wrap between the words. */
function KeptTogether({ text }: { text: string }) {
  return text.split(/((?<![^ ])[^ ]*\u00a0[^ ]*)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="inline-block">
        {piece.replaceAll("\u00a0", " ")}
      </span>
    ),
  );
}

function WayOn({ view: { state, next, processContextId, isFinished } }: { view: AnswersView }) {
  const writeAddress = usePlanAddress();
  if (state !== "unsaved")
    return (
      <LinkButton to={next.to} className={FULL_WIDTH_ON_PHONES}>
        {next.name}
      </LinkButton>
    );
  return (
    <Form
      id="save-answers"
      action={writeAddress("/en/check-answers")}
      className="flex flex-wrap items-center gap-6"
    >
      <input type="hidden" name="processContextId" value={processContextId} />
      <SubmitButton intent="save" className={FULL_WIDTH_ON_PHONES}>
        Save
      </SubmitButton>
      {isFinished && (
        <SubmitButton intent={LEAVE_PLAN} look="link">
          Leave my plan as it is
        </SubmitButton>
      )}
    </Form>
  );
}

type ChangesProps = Pick<AnswersView, "discardsAmendedPlan" | "choiceWarnings">;

function ChangesPanel({ discardsAmendedPlan, choiceWarnings }: ChangesProps) {
  return (
    <Panel tint="bark" title="A change may mean a new plan">
      <p>When you save a change, we will work out your plan again.</p>
      {choiceWarnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {discardsAmendedPlan && (
        <p role="alert" className="font-bold">
          {EDITED_PLAN_ALERT}
        </p>
      )}
    </Panel>
  );
}
