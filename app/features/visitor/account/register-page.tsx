import { Form, PhoneField, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "./account-page";
import { CannotSendPage } from "./cannot-send-page";
import { IdNumberField } from "./id-number-field";
import { OVER_WORDS, writeStartAddress } from "./start-address";
import { registerForm } from "./account-forms";
import type { StartView } from "./start-view";

/** Asks for the ID number and the cell number of a new account. */
export function RegisterPage({ next, isOver, canLogIn }: StartView) {
  if (!canLogIn) return <CannotSendPage title="Nobody can register just now" />;
  return (
    <AccountPage
      step="Register, step 1 of 2"
      title="Keep your plan for any phone or computer"
      names={{ rsaIdNr: "ID number", cellNr: "Cell number" }}
      notice={isOver ? OVER_WORDS : undefined}
    >
      <p className="mt-3 max-w-text">
        We send a code to your cell number. With it and your ID number you can log in wherever you are.
      </p>
      <div className="mt-6">
        <Form
          id="register"
          schema={registerForm}
          action={writeStartAddress({ kind: "register", next })}
          defaultValues={{}}
        >
          <IdNumberField />
          <PhoneField name="cellNr" label="Cell phone number" hint="The phone that you have with you" />
          <p className="max-w-text text-small text-soft">
            We store both numbers encrypted, and use them to let you in and for nothing else. See{" "}
            <a href="/en/privacy">privacy</a>.
          </p>
          <ActionBar
            primary={
              <SubmitButton intent="send" busyWords="Sending...">
                Send me a code
              </SubmitButton>
            }
            back={<TextLink to="/en">Not now</TextLink>}
          />
        </Form>
      </div>
      <p className="mt-6">
        <TextLink to={writeStartAddress({ kind: "login", next })}>I have an account already</TextLink>
      </p>
    </AccountPage>
  );
}
