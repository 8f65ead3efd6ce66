import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { AccountPage } from "./account-page";
import { CannotSendPage } from "./cannot-send-page";
import { IdNumberField } from "./id-number-field";
import { PasskeyForm } from "./passkey-form";
import { OVER_WORDS, writeStartAddress } from "./start-address";
import { logInForm } from "./account-forms";
import type { StartView } from "./start-view";
import { TryAs } from "./try-as";

/** Asks for the ID number of the person who logs in. */
export function LogInPage({ next, type, isOver, canLogIn, demoPeople }: StartView) {
  if (!canLogIn) return <CannotSendPage title="Nobody can log in just now" />;
  const isAdviser = type === "adviser";
  return (
    <AccountPage
      step="Log in, step 1 of 2"
      title={isAdviser ? "Log in as an adviser" : "Log in"}
      names={{ rsaIdNr: "ID number" }}
      notice={isOver ? OVER_WORDS : undefined}
    >
      <p className="mt-3 max-w-text">
        Type your ID number. We send a code to the cell number that you registered with.
      </p>
      <div className="mt-6">
        <Form
          id="log-in"
          schema={logInForm}
          action={writeStartAddress({ kind: "login", type, next })}
          defaultValues={{}}
        >
          <IdNumberField />
          <ActionBar
            primary={
              <SubmitButton intent="send" busyWords="Sending...">
                Send me a code
              </SubmitButton>
            }
            back={
              <a href="/en" className="link">
                Back
              </a>
            }
          />
        </Form>
      </div>
      <div className="mt-6">
        <PasskeyForm
          id="log-in-with-passkey"
          action={writeStartAddress({ kind: "login", type, next })}
          asks="/en/passkey-challenge"
          intent="passkey"
          button="Log in with a passkey"
          look="secondary"
        />
      </div>
      <ul className="mt-6 space-y-2">
        <li>
          <a href={writeStartAddress({ kind: "register", next })} className="link">
            I have no account yet
          </a>
        </li>
        <li>
          <a
            href={writeStartAddress({ kind: "login", type: isAdviser ? "investor" : "adviser", next })}
            className="link"
          >
            {isAdviser ? "Log in to my own plans" : "I advise other people"}
          </a>
        </li>
      </ul>
      {demoPeople.length > 0 && <TryAs people={demoPeople} />}
    </AccountPage>
  );
}
