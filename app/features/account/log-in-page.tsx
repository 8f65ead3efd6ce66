import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { AccountPage } from "./account-page";
import { IdNumberField } from "./id-number-field";
import { CannotSendPage } from "./cannot-send-page";
import { leadOnTo } from "~/features/session/own-path";
import type { StartView } from "./start-view";

const OVER = "This code was used already, or it is too old. Please ask for a new one.";

/** Asks who wants to log in. */
export function LogInPage({ next, type, isOver, canLogIn }: StartView) {
  if (!canLogIn) return <CannotSendPage title="Nobody can log in just now" />;
  const isAdviser = type === "adviser";
  return (
    <AccountPage
      step="Log in, step 1 of 2"
      title={isAdviser ? "Log in as an adviser" : "Log in"}
      names={{ rsaIdNr: "ID number" }}
      notice={isOver ? OVER : undefined}
    >
      <p className="mt-3 max-w-text">
        Type your ID number. We send a code to the cell number that you registered with.
      </p>
      <div className="mt-6">
        <Form id="log-in" action="/en/login" defaultValues={{}}>
          {next && <input type="hidden" name="next" value={next} />}
          <input type="hidden" name="type" value={type} />
          <IdNumberField />
          <ActionBar
            primary={
              <SubmitButton intent="send" busyWords="Sending...">
                Send me a code
              </SubmitButton>
            }
            back={
              <a href={leadOnTo("/en/register", next)} className="link">
                I have no account yet
              </a>
            }
          />
        </Form>
      </div>
      <p className="mt-6 text-small">
        {isAdviser ? (
          <a href={leadOnTo("/en/login", next)} className="link">
            Log in to my own plans
          </a>
        ) : (
          <a href="/en/login?as=adviser" className="link">
            I am a planner, a coach or an administrator
          </a>
        )}
      </p>
    </AccountPage>
  );
}
