import { CodeForm, type SentCode } from "~/web/forms/code-form";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";

export type SharedCodeView = SentCode & {
  /** The path of the link. */
  place: string;
};

/** Asks for the code that protects a shared plan. */
export function SharedCodePage({ view }: { view: SharedCodeView }) {
  const { place, ...sent } = view;
  return (
    <FormPage names={{ otp: "Code" }}>
      <h1 className="heading-1">Type the code from your SMS</h1>
      <p className="mt-3 max-w-text">
        We sent it to the cell number that the person who shared the plan gave us for you. Tell the code to
        nobody, not even to somebody who says that they call from us.
      </p>
      <CodeForm {...sent} action={`${place}/code`} button="Open the plan" back={place} />
      <Form id="again" action={`${place}/code`} className="mt-8 max-w-text">
        <p className="mb-2">No SMS after a minute, or has the code expired?</p>
        <SubmitButton intent="open" look="secondary" busyWords="Sending...">
          Send it again
        </SubmitButton>
      </Form>
    </FormPage>
  );
}
