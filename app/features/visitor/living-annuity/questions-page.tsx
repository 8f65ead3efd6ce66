import type { ReactNode } from "react";
import { ErrorSummary, Form, FormNotice, SubmitButton } from "~/ui/form";
import { TickIcon } from "~/ui/icons";
import { Columns } from "~/ui/layout/columns";
import { TextLink } from "~/ui/text-link";
import { QuestionField } from "~/web/fields/question-field";
import { Page } from "~/web/layout/page";
import { useOperator } from "~/web/page/operator";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { nameQuestions } from "~/words/questions/question";
import { CHECK_QUESTIONS } from "~/words/living-annuity/check-questions";
import { CHECK_ADDRESS } from "./addresses";
import { makeCheckForm } from "./check-form";
import type { QuestionsView } from "./questions.server";

type Props = {
  view: QuestionsView;
  /** The reason why what was typed could not be stored. */
  refused?: string;
};

export function QuestionsPage({ view, refused }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <ErrorSummary names={nameQuestions(CHECK_QUESTIONS)} mistakes={view.mistakes} />
      {refused && <FormNotice>{refused}</FormNotice>}
      <Columns aside={<BesideForm />}>
        <h1 className="heading-1">Will your living annuity last?</h1>
        <p className="mb-6 mt-2 max-w-text">
          You have a living annuity that already pays you, whether you bought or inherited it. Ten answers
          show how long its income lasts, what would last for life, and what would help.
        </p>
        <Form
          id="check"
          schema={makeCheckForm(view.values)}
          action={writeAddress(CHECK_ADDRESS)}
          defaultValues={view.values}
          mistakes={view.mistakes}
        >
          {CHECK_QUESTIONS.map((question) => (
            <QuestionField key={question.name} question={question} />
          ))}
          <SubmitButton intent="check" busyWords="Working it out...">
            Check my living annuity
          </SubmitButton>
        </Form>
      </Columns>
    </Page>
  );
}

function BesideForm() {
  const { hours } = useOperator();
  return (
    <>
      <div className="max-w-text">
        <h2 className="heading-3 mb-2">Before you begin</h2>
        <ul className="space-y-2">
          <Point>Have its last statement at hand. About five minutes.</Point>
          <Point>We ask no name and no phone number.</Point>
          <Point>
            Your answers stay in this browser, for a day at most. We keep them only if you ask us to.
          </Point>
        </ul>
      </div>
      <div className="max-w-text space-y-2">
        <h2 className="heading-3">Would you rather talk?</h2>
        <p>A coach goes through it with you, at no charge. {hours.text}.</p>
        <p>
          <TextLink to="/en/contact">Talk to a person</TextLink>
        </p>
      </div>
    </>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <TickIcon className="mt-1 h-5 w-5 shrink-0 text-leaf" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
