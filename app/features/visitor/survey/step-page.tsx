import { ErrorSummary, Form, FormNotice, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { BoldText } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import { QuestionField, type QuestionView } from "~/web/fields/question-field";
import { ADVISER_SEES, AdviserConsent, AdviserNotice } from "./adviser-notice";
import { KEEP_LONG, KeepLong } from "./keep-long";
import { NoFigures, PreferenceField } from "./preference-field";
import { SummaryLink } from "./step-aside";
import { SHOWN_FOR, START_AGAIN } from "./step-query";
import { EDITED_PLAN_ALERT, nameStepForm, type StepRefusal, type StepView } from "./step-view";

type StepPageProps = { view: StepView; refusal?: StepRefusal };

/** The questions of a step, in the survey's frame. */
export function StepPage({ view, refusal }: StepPageProps) {
  const notice = refusal?.notice ?? view.notice;
  const form = nameStepForm(view.step);
  return (
    <>
      {notice && <FormNotice link={view.isPlanGone ? START_AGAIN : undefined}>{notice}</FormNotice>}
      <ErrorSummary names={view.shortNames} mistakes={view.mistakes} />
      {/* On phones the navigator shows it. */}
      <p className={`text-small font-bold text-soft ${view.isFinished ? "" : "sr-only wide:not-sr-only"}`}>
        Step {view.step} of 7
      </p>
      {view.leftOut && <p className="mb-2 max-w-text text-small">{view.leftOut}</p>}
      <h1 className="heading-1">{view.name}</h1>
      <p className="mt-2 max-w-text">
        <BoldText text={view.preference?.lead ?? view.lead} />
      </p>
      <div className="mt-4 space-y-4">
        {view.hasSummary && <SummaryLink />}
        {view.discardsAmendedPlan && (
          <p role="alert" className="font-bold">
            {EDITED_PLAN_ALERT}
          </p>
        )}
        {view.choiceWarnings.map((warning) => (
          <p key={warning} className="max-w-text rounded-leaf bg-tint-sun p-4">
            {warning}
          </p>
        ))}
        {view.step === 1 && <PrivacyWords />}
        {view.step === 6 && !view.preference && <NoFigures form={form} />}
      </div>
      <StepForm view={view} form={form} />
    </>
  );
}

/** Groups the questions in their order, those of a fold together. */
function splitByFold(questions: readonly QuestionView[]): { fold?: string; questions: QuestionView[] }[] {
  const parts: { fold?: string; questions: QuestionView[] }[] = [];
  for (const question of questions) {
    const last = parts.at(-1);
    if (last && last.fold === question.fold) last.questions.push(question);
    else parts.push({ fold: question.fold, questions: [question] });
  }
  return parts;
}

/** True if a folded question has an answer or a mistake, so that its fold has to be open. */
function isNoticed(name: string, { typed, mistakes }: StepView): boolean {
  return Boolean(typed[name]) || mistakes.some(({ field }) => field === name);
}

type StepFormProps = { view: StepView; form: string };

function StepForm({ view, form }: StepFormProps) {
  const { preference } = view;
  const typed = {
    ...view.typed,
    ...(view.adviser?.isAgreed && { [ADVISER_SEES]: "yes" }),
    ...(view.isKeptLong && { [KEEP_LONG]: "yes" }),
  };
  const isSaving = (view.isFinished && !view.isImportanceChanged) || view.step === 7;
  return (
    <div className="mt-4 wide:mt-6">
      <Form id={form} action={view.action} defaultValues={typed} mistakes={view.mistakes}>
        <input type="hidden" name="processContextId" value={view.processContextId} />
        <input type="hidden" name={SHOWN_FOR} value={view.shownFor} />
        {view.adviser && <AdviserNotice adviser={view.adviser} />}
        {splitByFold(view.questions).map(({ fold, questions }) => {
          const fields = questions.map((question) =>
            preference && question.name === "importance" ? (
              <PreferenceField key={question.name} question={question} view={preference} />
            ) : (
              <QuestionField key={question.name} question={question} />
            ),
          );
          if (!fold) return fields;
          return (
            <Disclosure key={fold} summary={fold} open={questions.some(({ name }) => isNoticed(name, view))}>
              <div className="space-y-4">{fields}</div>
            </Disclosure>
          );
        })}
        {view.isKeptLong !== undefined && <KeepLong />}
        {view.adviser && view.step === 7 && <AdviserConsent adviser={view.adviser} />}
        <ActionBar
          primary={
            <SubmitButton intent={isSaving ? "save" : "next"}>{isSaving ? "Save" : "Next"}</SubmitButton>
          }
          back={
            <SubmitButton intent="back" look="link">
              Back
            </SubmitButton>
          }
        />
      </Form>
    </div>
  );
}

/**
 * Step 1's notice: the purpose of the answers, including name, email and cell phone number, and, in a
 * disclosure, who sees them and how long they are stored.
 */
function PrivacyWords() {
  return (
    <div>
      <p>We use your name, email, number and answers only for your plan.</p>
      <Disclosure summary="More about your privacy">
        <p>
          Your name goes on your plan. We use your email and cell phone number only to reach you about it.
          Until you finish, your answers stay in this browser, for a day at most, or for 30 days if you tick
          that below. If you are logged in, we also store them for your other devices.
        </p>
        <p>
          When you finish, we store your plan. Without an account, only this browser can open it. We delete it
          30 days after your last visit. With an account, you can open it wherever you log in, and it stays
          until you delete it. Our staff can open it if you ask them for help, or to fix a fault.{" "}
          <a href="/en/privacy">All about your privacy</a>
        </p>
      </Disclosure>
    </div>
  );
}
