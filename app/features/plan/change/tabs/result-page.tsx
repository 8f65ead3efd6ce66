import { Comparison } from "~/web/plan/comparison";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { STEP_FORM } from "../../walk-through/step-actions";
import type { ResultView } from "./result-view";

type ResultPageProps = { view: ResultView; notice?: string };

/** The effect of all changes, beside the recommendation: Next stores the amended plan. */
export function ResultPage({ view, notice }: ResultPageProps) {
  return (
    <Form id={STEP_FORM} action={view.action} className="">
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      <div className="gap-6 space-y-8 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-8">
          {view.comparison && <Comparison {...view.comparison} />}
          {view.failure && (
            <p role="alert" className="font-bold text-error">
              {view.failure}
            </p>
          )}
        </div>
        <div className="min-w-0 space-y-4 broad:col-span-4">
          <Panel tint="bark" title="This can be changed again">
            {view.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Panel>
          <div className="flex flex-col items-start">
            {view.canUndo && (
              <SubmitButton intent="undo" look="link">
                Undo the last change
              </SubmitButton>
            )}
            <SubmitButton intent="keep" look="link" className="text-left">
              {view.keep}
            </SubmitButton>
          </div>
        </div>
      </div>
    </Form>
  );
}
