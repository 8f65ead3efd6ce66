import { AmountField, DateField, Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { makeStartedForm } from "./keeping-forms";
import { QuestionField } from "~/web/fields/question-field";
import { FormPage } from "~/web/layout/form-page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { INCOME_QUESTION } from "~/words/living-annuity/check-questions";
import { STARTED_ADDRESS } from "./addresses";
import { CannotKeep, KeepChoices, type Keeper } from "./keep-choices";

const NAMES = {
  started_on: "When it started",
  value: "With how much",
  monthly_income: "What it pays a month",
  client_agreed_on: "Your client’s agreement",
};

type StartedPageProps = {
  view: { id: number; isPlus: boolean; values: Record<string, string>; keeper: Keeper };
};

/** Asks about a plan that has started, so that its yearly check can be held against it. */
export function StartedPage({ view: { id, isPlus, values, keeper } }: StartedPageProps) {
  const writeAddress = usePlanAddress();
  const { state } = keeper;
  return (
    <FormPage names={NAMES}>
      <h1 className="heading-1">Has plan {id} started?</h1>
      <div className="mb-8 mt-2 max-w-text space-y-3">
        <p>
          Then we keep it as the first check of the living annuity. Next year you see what changed, and what
          would last then. Birth date, partner and costs come from the plan.
        </p>
        {isPlus && (
          <p className="rounded-leaf bg-tint-sun p-4">
            This plan is a living annuity plus. The check reckons without its top-ups, so less lasts in the
            check than in the plan.
          </p>
        )}
      </div>
      {state === "open" ? (
        <Form
          id="started"
          schema={makeStartedForm(keeper.client)}
          action={writeAddress(STARTED_ADDRESS)}
          defaultValues={values}
        >
          <DateField name="started_on" label="When did it start?" />
          <AmountField name="value" label="With how much?" hint="What went into the living annuity." />
          <QuestionField question={INCOME_QUESTION} />
          <KeepChoices keeper={keeper} />
          <ActionBar
            primary={
              <SubmitButton intent="keep" busyWords="Keeping it...">
                Keep as the first check
              </SubmitButton>
            }
            back={<TextLink to={writeAddress("/en/recommended-plan")}>Back</TextLink>}
          />
        </Form>
      ) : (
        <CannotKeep
          state={state}
          next={writeAddress(STARTED_ADDRESS)}
          waits="Your plan comes with you: we ask whether it is yours."
        />
      )}
    </FormPage>
  );
}
