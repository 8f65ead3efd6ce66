import { SubmitButton, TextAreaField } from "~/ui/form";

/** The field of a message. */
export const MESSAGE_FIELD = "message";

type Props = {
  /** Names the operation, so that a second click is the same one. */
  processContextId: string;
  /** The page to go on with once the message is sent. */
  backTo?: string;
};

/** What a form to write to a person has in it; it is posted to `/en/contact`. */
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
