import { Form, SubmitButton, TextField } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { codeForm } from "./sent-code-form";

/** The facts that the form shows about a sent code. */
export type SentCode = {
  /** The time of day until which the code works. */
  worksUntil: string;
  /** The code itself, only in a demonstration. */
  shownCode?: string;
  /** The idempotency key, so that two clicks count as one. */
  operation: string;
};

type Props = SentCode & {
  action: string;
  button: string;
  back: string;
};

/** Asks for a code that was sent. */
export function CodeForm({ action, worksUntil, shownCode, operation, button, back }: Props) {
  return (
    <>
      {shownCode && (
        <div className="mt-6 max-w-text">
          <Panel tint="sun" title="Just a demo">
            <p>No SMS is sent. It would say:</p>
            <p className="font-bold">{shownCode}</p>
          </Panel>
        </div>
      )}
      <div className="mt-6">
        <Form id="code" schema={codeForm} action={action}>
          <input type="hidden" name="processContextId" value={operation} />
          {/* Set by browsers that can add a passkey. */}
          <input type="hidden" name="passkeys" data-key="" />
          <TextField
            name="otp"
            label="Your code"
            hint={`Six digits. It works until ${worksUntil}.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            width="max-w-[13rem]"
            look="code"
          />
          <ActionBar
            isShort
            primary={
              <SubmitButton intent="verify" busyWords="Checking...">
                {button}
              </SubmitButton>
            }
            back={<TextLink to={back}>Back</TextLink>}
          />
        </Form>
      </div>
    </>
  );
}
