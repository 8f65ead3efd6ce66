import { useActionData, useLoaderData } from "@remix-run/react";
import { DefaultSubmit, ErrorSummary, Form, FormNotice, NamedMistakes, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Page } from "~/ui/layout/page";
import { ProgressTrack } from "~/ui/progress-bar";
import { STEP_NUMBERS } from "./flow";
import { INCOME_CHOICE } from "./step-view";
import type { StepPageView, WalkThroughRefusal } from "./step-view";
import { walkThroughSteps } from "./steps/registry";

const FORM = "walk-through";
const LOADING = "Loading";

/** A step of the walk-through: where one is, what it says, Back and Next. */
export function WalkThroughPage() {
  const view = useLoaderData<StepPageView>();
  const refusal = useActionData<WalkThroughRefusal>();
  const { Body, Aside } = walkThroughSteps[view.step];
  return (
    <Page band={<ProgressBand step={view.step} />}>
      <Form id={FORM} action={view.action} defaultValues={{ [INCOME_CHOICE]: view.choice }} className="">
        <NamedMistakes.Provider value={view.mistakes}>
          {refusal && <FormNotice>{refusal.notice}</FormNotice>}
          <ErrorSummary names={{ [INCOME_CHOICE]: "Income" }} />
          <div className="gap-x-6 gap-y-6 wide:grid wide:grid-cols-12 wide:grid-rows-[auto_1fr]">
            <h1 className="heading-1 wide:col-span-7">{view.heading}</h1>
            {Aside && (
              <div className="mt-6 min-w-0 space-y-8 wide:col-span-4 wide:col-start-9 wide:row-span-2 wide:row-start-1 wide:mt-0">
                <Aside view={view.said} />
              </div>
            )}
            <div className={`mt-6 min-w-0 wide:mt-0 ${Aside ? "wide:col-span-7" : "wide:col-span-12"}`}>
              <Body view={view.said} />
            </div>
          </div>
        </NamedMistakes.Provider>
        <ActionBar
          primary={
            <SubmitButton intent="next" busyWords={LOADING}>
              Next
            </SubmitButton>
          }
          back={
            view.hasBack && (
              <SubmitButton intent="back" look="link" busyWords={LOADING}>
                Back
              </SubmitButton>
            )
          }
        />
      </Form>
    </Page>
  );
}

/** On phones the step and the way out stand in one line, the bar below. */
function ProgressBand({ step }: { step: number }) {
  const words = `Step ${step} of ${STEP_NUMBERS.length}`;
  return (
    <section aria-label="Where you are" className="frame flex flex-wrap items-center gap-x-6 py-2 text-small">
      <p>
        <span className="sr-only wide:not-sr-only">
          <strong>Your plan explained</strong> ·{" "}
        </span>
        {words}
      </p>
      <div className="order-last basis-full wide:order-none wide:flex-1 wide:basis-0">
        <ProgressTrack done={step} total={STEP_NUMBERS.length} label={words} />
      </div>
      {/* Otherwise Enter would press the button that comes first in the document, the way out. */}
      <DefaultSubmit form={FORM} />
      <SubmitButton intent="plan" look="link" form={FORM} className="ml-auto wide:ml-0">
        Go straight to my plan
      </SubmitButton>
    </section>
  );
}
