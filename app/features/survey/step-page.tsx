import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DefaultSubmit, ErrorSummary, Form, GivenMistakes, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Columns } from "~/ui/layout/columns";
import { Page } from "~/ui/layout/page";
import { Navigator } from "~/ui/navigator";
import { usePlanAddress } from "~/ui/use-plan-address";
import { GuaranteedIncomePanel } from "./guaranteed-income-panel";
import { PrivacyWords } from "./privacy-words";
import { QuestionField } from "./question-field";
import { StepHelp, StepSummary } from "./step-aside";
import { StepNotice } from "./step-notice";
import type { StepRefusal, StepView } from "./step-view";
import { useKeptTyping } from "./use-kept-typing";
import { useUnloadWarning } from "./use-unload-warning";

/** A step of the survey, whole. */
export function StepPage() {
  const view = useLoaderData<StepView>();
  const refusal = useActionData<StepRefusal>();
  const form = `step-${view.step}-${view.version}`;
  useErrorTitle(refusal !== undefined || view.hasMistakes);
  const heading = useHeadingFocus(view);
  const notice = refusal ? refusal.notice : view.notice;
  const summary = refusal?.summary ?? view.summary;
  return (
    <GivenMistakes.Provider value={view.mistakes}>
      <Page band={!view.isFinished && <Navigator steps={view.links.map(toNavigatorStep)} form={form} />}>
        {view.isFinished && <DefaultSubmit form={form} />}
        <Columns
          aside={
            <>
              <StepSummary view={view} summary={summary} form={form} place="beside" />
              <StepHelp view={view} />
            </>
          }
        >
          {notice && <StepNotice answer={refusal}>{notice}</StepNotice>}
          <ErrorSummary names={view.shortNames} />
          <p className="text-small font-bold text-soft">Step {view.step} of 7</p>
          <h1 ref={heading} tabIndex={-1} className="heading-1">
            {view.name}
          </h1>
          <p className="mt-3 max-w-text">{view.lead}</p>
          <div className="mt-6 space-y-6">
            <StepSummary view={view} summary={summary} form={form} place="above" />
            {view.discardsCustomisedPlan && (
              <p role="alert" className="font-bold">
                Attention: changes will discard your existing edited plan
              </p>
            )}
            {view.step === 1 && <PrivacyWords />}
            {view.guaranteedIncome && <GuaranteedIncomePanel income={view.guaranteedIncome} form={form} />}
          </div>
          <StepForm key={form} view={view} form={form} />
        </Columns>
      </Page>
    </GivenMistakes.Provider>
  );
}

const toNavigatorStep = ({ step, name, state }: StepView["links"][number]) => ({ number: step, name, state });

function StepForm({ view, form }: { view: StepView; form: string }) {
  const writeAddress = usePlanAddress();
  const hasTyped = useRef(false);
  useUnloadWarning(hasTyped);
  useKeptTyping(form, hasTyped);
  const isSaving = view.isFinished || view.step === 7;
  return (
    <div className="mt-8" onChange={() => (hasTyped.current = true)}>
      <Form id={form} action={writeAddress(`/en/${view.step}`)} defaultValues={view.typed}>
        <input type="hidden" name="processContextId" value={view.processContextId} />
        {view.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            size={view.step === 1 ? "label" : "question"}
          />
        ))}
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
 * The server writes the title of a page it sends; a refusal that comes by script finds the page already there. Each time
 * the page is drawn its title may have been written anew, so it is looked at each time.
 */
function useErrorTitle(hasMistakes: boolean) {
  useEffect(() => {
    const title = (hasMistakes ? "Error: " : "") + document.title.replace(/^Error: /, "");
    if (title !== document.title) document.title = title;
  });
}

/** A step that comes by script is announced by its heading, unless it comes with mistakes, whose summary takes the focus. */
function useHeadingFocus({ step, hasMistakes }: StepView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && !hasMistakes) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step, hasMistakes]);
  return heading;
}
