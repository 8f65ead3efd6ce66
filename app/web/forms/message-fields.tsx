import { SubmitButton, TextAreaField } from "~/ui/form";

export const MESSAGE_FIELD = "message";

type Props = {
  /** The idempotency key, so that a second click changes nothing. */
  processContextId: string;
  /** The page to return to once the message is sent. */
  backTo?: string;
};

/** The fields of a form that writes to a person; it is posted to `/en/contact`. */
export function MessageFields({ processContextId, backTo }: Props) {
  return (
    <>
      <input type="hidden" name="processContextId" value={processContextId} />
      {backTo && <input type="hidden" name="back" value={backTo} />}
      <TextAreaField
        name={MESSAGE_FIELD}
        label="Your message"
        hint="At most 1024 characters. Please leave out ID numbers and health details."
        mostCharacters={1024}
      />
      <SubmitButton intent="send" look="secondary" busyWords="Sending...">
        Send
      </SubmitButton>
    </>
  );
}
