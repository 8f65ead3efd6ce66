import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { FormPage } from "~/web/layout/form-page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { CHECK_ANSWER_ADDRESS, KEEP_CHECK_ADDRESS } from "./addresses";
import { CannotKeep, KeepChoices, type Keeper } from "./keep-choices";
import { makeKeepingForm } from "./keeping-forms";

type KeepCheckPageProps = {
  view: { summary: string; keeper: Keeper };
};

/** Asks whether a check should be kept, or leads to the account that this needs. */
export function KeepCheckPage({ view: { summary, keeper } }: KeepCheckPageProps) {
  const writeAddress = usePlanAddress();
  const { state, client } = keeper;
  const back = <TextLink to={writeAddress(CHECK_ANSWER_ADDRESS)}>Back</TextLink>;
  return (
    <FormPage isDialog names={{ client_agreed_on: "Your client’s agreement" }}>
      <h1 className="heading-1">Keep this check?</h1>
      <div className="mb-8 mt-2 max-w-text space-y-3">
        <p>{summary}</p>
        <p>
          {client
            ? `Next year you and ${client} see what changed, and why.`
            : "Next year you see what changed, and why: markets, what you drew, and being a year older."}{" "}
          We store the answers and the figures, encrypted. They can be deleted at any time.
        </p>
      </div>
      {state === "open" ? (
        <Form id="keep-check" schema={makeKeepingForm(client)} action={writeAddress(KEEP_CHECK_ADDRESS)}>
          <KeepChoices keeper={keeper} />
          <ActionBar
            primary={
              <SubmitButton intent="keep" busyWords="Keeping it...">
                Keep this check
              </SubmitButton>
            }
            back={back}
          />
        </Form>
      ) : (
        <>
          <CannotKeep
            state={state}
            next={KEEP_CHECK_ADDRESS}
            waits="Your answers wait here: afterwards you only press the button."
          />
          <p className="mt-6">{back}</p>
        </>
      )}
    </FormPage>
  );
}
