import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "./account-page";
import { CannotSendPage } from "./cannot-send-page";
import { IdNumberField } from "./id-number-field";
import { PasskeyForm } from "./passkey-form";
import { OVER_WORDS, writeStartAddress } from "./start-address";
import { logInForm } from "./account-forms";
import type { StartView } from "./start-view";

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
            back={<TextLink to="/en">Back</TextLink>}
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
          <TextLink to={writeStartAddress({ kind: "register", next })}>I have no account yet</TextLink>
        </li>
        <li>
          <TextLink to={writeStartAddress({ kind: "login", type: isAdviser ? "investor" : "adviser", next })}>
            {isAdviser ? "Log in to my own plans" : "I advise other people"}
          </TextLink>
        </li>
      </ul>
      {demoPeople.length > 0 && <TryAs people={demoPeople} />}
    </AccountPage>
  );
}

/** Lists a demonstration's people, each with a button that logs in as them. */
function TryAs({ people }: { people: StartView["demoPeople"] }) {
  return (
    <section aria-labelledby="try-as" className="mt-10">
      <h2 id="try-as" className="heading-2">
        Try Baobab as …
      </h2>
      <p className="mt-2 max-w-text">
        These people are invented, and only this computer sees them. You need no code.
      </p>
      <ul className="mt-4 max-w-text divide-y divide-line border-y border-line">
        {people.map(({ userId, name, role, sees }) => (
          <li key={userId}>
            <Form
              id={`try-as-${userId}`}
              action="/en/try-as"
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <input type="hidden" name="userId" value={userId} />
              <div>
                <p>
                  <strong>{name}</strong>, {role}
                </p>
                <p className="text-small text-soft">{sees}</p>
              </div>
              <SubmitButton intent={`try-${userId}`} look="secondary" busyWords="Logging in...">
                Try<span className="sr-only"> Baobab as {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
