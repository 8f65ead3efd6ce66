import { Form, SubmitButton, TextField } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Panel } from "~/ui/panel";
import { AccountPage } from "./account-page";
import { CodeHelp } from "./code-help";
import type { CodeView } from "./code-view";

const WORDS = {
  register: {
    step: "Register, step 2 of 2",
    lead: "If we do not know your ID number yet, the code is on its way to the cell number that you typed.",
    button: "Register",
    back: "/en/register",
  },
  login: {
    step: "Log in, step 2 of 2",
    lead: "If we know your ID number, the code is on its way to the cell number that you gave us before.",
    button: "Log in",
    back: "/en/login",
  },
} as const;

/** Takes the code that was sent. */
export function CodePage(view: CodeView) {
  const { step, lead, button, back } = WORDS[view.kind];
  return (
    <AccountPage
      step={step}
      title="Type the code from your SMS"
      names={{ otp: "Code" }}
      aside={<CodeHelp kind={view.kind} />}
    >
      <p className="mt-3 max-w-text">{lead}</p>
      {view.shownCode && (
        <div className="mt-6 max-w-text">
          <Panel tint="sun" title="This is a demonstration">
            <p>No SMS is sent. It would say:</p>
            <p className="font-bold">{view.shownCode}</p>
          </Panel>
        </div>
      )}
      <div className="mt-6">
        <Form id="code" action="/en/code">
          <input type="hidden" name="processContextId" value={view.operation} />
          <TextField
            name="otp"
            label="Your code"
            hint={`Six digits. It works until ${view.worksUntil}.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            width="max-w-[13rem]"
            look="code"
          />
          <ActionBar
            primary={
              <SubmitButton intent="verify" busyWords="Checking...">
                {button}
              </SubmitButton>
            }
            back={
              <a href={back} className="link">
                Back
              </a>
            }
          />
        </Form>
      </div>
      <SendAgain {...view} />
    </AccountPage>
  );
}

function SendAgain({ sendAgain, isSentAgain }: CodeView) {
  return (
    <section aria-labelledby="send-again-title" className="mt-10 border-t-2 border-bark pt-6">
      <h2 id="send-again-title" className="heading-2">
        No SMS yet?
      </h2>
      {isSentAgain && (
        <p role="status" className="mt-3 font-bold">
          We have asked for another code. Codes that came before still work.
        </p>
      )}
      <p className="mt-3 max-w-text">
        It can take a minute.{" "}
        {sendAgain && (
          <>
            From <strong>{sendAgain.from}</strong>, in {sendAgain.seconds} seconds, we can send it again.{" "}
          </>
        )}
        We do this three times an hour at most.
      </p>
      <Form id="send-again" action="/en/code" className="mt-4">
        <SubmitButton intent="again" look="secondary">
          Send it again
        </SubmitButton>
      </Form>
    </section>
  );
}
