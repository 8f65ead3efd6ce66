import { Form, PhoneField, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "../account-page";
import { numberForm } from "./my-data-forms";

/** Asks for the new number for codes. */
export function NumberPage() {
  return (
    <AccountPage title="Your new cell number" names={{ cellNr: "Cell number" }}>
      <p className="mt-3 max-w-text">
        We send a code to it. Until you have typed that code, the old number counts.
      </p>
      <div className="mt-6">
        <Form id="number" schema={numberForm} action="/en/my-data/number">
          <PhoneField name="cellNr" label="New cell phone number" hint="The phone that you have with you" />
          <ActionBar
            primary={
              <SubmitButton intent="send" busyWords="Sending...">
                Send me a code
              </SubmitButton>
            }
            back={<TextLink to="/en/my-data">Back</TextLink>}
          />
        </Form>
      </div>
    </AccountPage>
  );
}
