import { leadOnTo } from "~/features/session/own-path";
import { Form, SubmitButton } from "~/ui/form";
import { AccountPage } from "./account-page";
import { CodeForm } from "./code-form";
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
      <CodeForm {...view} action="/en/code" button={button} back={leadOnTo(back, view.next)} />
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
