import { Link } from "@remix-run/react";
import { redirectWithin } from "~/web/request/return-address";
import { CheckboxCards, Form, SubmitButton } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";
import { acceptTermsForm } from "./accept-terms-form";

type Props = {
  /** The day on which the person accepted the terms, in words; undefined until they have. */
  acceptedOn?: string;
  /** The address to open after acceptance. */
  next?: string;
};

/** Asks to accept the terms and conditions. */
export function AcceptTermsPage({ acceptedOn, next }: Props) {
  return (
    <FormPage isDialog names={{ accepted: "Terms and conditions" }}>
      <h1 className="heading-1">Terms and conditions</h1>
      <p className="mt-4 max-w-text">
        Please read the <Link to="/en/terms-of-use">terms of use</Link> and the{" "}
        <Link to="/en/privacy">privacy page</Link>.
        {next && " Once you have accepted them, you go on where you were."}
      </p>
      {acceptedOn ? (
        <p role="status" className="mt-6 max-w-text font-bold">
          You accepted them on {acceptedOn}.
        </p>
      ) : (
        <Form
          id="accept-terms"
          schema={acceptTermsForm}
          action={redirectWithin("/en/accept-terms", next)}
          className="mt-6 space-y-6"
        >
          <CheckboxCards
            name="accepted"
            legend="Do you accept them?"
            choices={[{ value: "yes", label: "I have read and accept the terms and conditions" }]}
          />
          <SubmitButton intent="accept">Accept</SubmitButton>
        </Form>
      )}
    </FormPage>
  );
}
