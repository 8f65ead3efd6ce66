import { AccountPage } from "./account-page";
import { CodeForm } from "~/web/forms/code-form";
import { CodeHelp } from "./code-help";
import type { CodeView } from "./code-view";
import { SendAgain } from "./send-again";

const WORDS = {
  register: {
    step: "Register, step 2 of 2",
    lead: "If we do not know your ID number yet, the code is on its way to the cell number that you typed.",
    button: "Register",
  },
  login: {
    step: "Log in, step 2 of 2",
    lead: "If we know your ID number, the code is on its way to the cell number that you gave us before.",
    button: "Log in",
  },
} as const;

/** Asks for the code that was sent. */
export function CodePage(view: CodeView) {
  const { step, lead, button } = WORDS[view.kind];
  return (
    <AccountPage
      step={step}
      title="Type the code from your SMS"
      names={{ otp: "Code" }}
      aside={<CodeHelp kind={view.kind} />}
    >
      <p className="mt-3 max-w-text">{lead}</p>
      <CodeForm {...view} action="/en/code" button={button} back={view.start} />
      <SendAgain {...view} action="/en/code" />
    </AccountPage>
  );
}
