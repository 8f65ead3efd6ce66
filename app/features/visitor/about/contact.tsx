import { Link } from "@remix-run/react";
import { CoachBox } from "~/web/page/coach-box";
import type { CoachView } from "~/web/page/coach-view";
import { MESSAGE_FIELD, MessageFields } from "~/web/forms/message-fields";
import { Form, PhoneField, RadioCards, type ShownForm, SubmitButton, TextField } from "~/ui/form";
import { ExampleTag, Helpline, useOperator } from "~/web/page/operator";
import { FormTrouble } from "~/web/layout/form-page";
import { callForm, messageForm } from "./contact-forms";
import { Article } from "./article";

const MESSAGE_SENT = "Thank you! Your message has been sent.";
export const MESSAGE_FAILED = "We are sorry ! We were not able to send your message, please try again later.";
const CALL_ASKED = "Thank you! A person will call you on a working day.";
export const CALL_FAILED = "We are sorry, we could not pass this on. Please try again later, or call us.";

/** The value of the button that requests a call. */
export const CALL_INTENT = "call";

/** Milliseconds for which scripts show the thanks for a message. */
const SENT_SHOWN = 2_000;
const FAILED_SHOWN = 5_000;

const TIMES = [
  { value: "any", label: "At any time" },
  { value: "morning", label: "In the morning" },
  { value: "afternoon", label: "In the afternoon" },
];

const NAMES = {
  [MESSAGE_FIELD]: "Your message",
  name: "Your name",
  phone: "Your phone number",
};

type View = {
  coach: CoachView;
  /** The visitor to call, as far as known. */
  caller: { name?: string; phone?: string };
  isSent: boolean;
  isCallAsked: boolean;
  backTo?: string;
  processContextId: string;
};
type Props = {
  view: View;
  refusal?: ShownForm;
};

export function Contact({ view, refusal }: Props) {
  const isRefused = refusal !== undefined;
  const isSent = view.isSent && !isRefused;
  const isAsked = view.isCallAsked && !isRefused;
  return (
    <Article
      title="Talk to a person"
      lead="A retirement coach can go through the questions with you, or look at your plan with you, at no charge."
    >
      {!refusal && <Thanks {...view} />}
      {view.backTo && (
        <p>
          <Link to={view.backTo}>Back to where you were</Link>
        </p>
      )}
      <CoachBox coach={view.coach} />
      <div data-closes={refusal?.notice === MESSAGE_FAILED ? FAILED_SHOWN : undefined}>
        <FormTrouble names={NAMES} />
      </div>
      <h2 id="call">Call us, or let us call you</h2>
      <Helpline />
      {isAsked ? <AskAgain>Ask for another call</AskAgain> : <CallForm {...view} />}
      <h2>Write to us</h2>
      {isSent ? (
        <AskAgain>Write another message</AskAgain>
      ) : (
        <Form id="write" schema={messageForm} action="/en/contact" className="space-y-4">
          <MessageFields processContextId={view.processContextId} backTo={view.backTo} />
        </Form>
      )}
      <EmailAddress />
      <h2>What to have ready</h2>
      <p>
        Your latest retirement fund statement, and your plan if you have one. Please do not send ID numbers or
        health details by email.
      </p>
      <h2>Questions about your data</h2>
      <p>
        The same people answer these. The <Link to="/en/privacy">privacy page</Link> lists what you can ask.
      </p>
    </Article>
  );
}

/** The thanks; with scripts, those for a message close by themselves. */
function Thanks({ isSent, isCallAsked, backTo }: View) {
  if (!isSent && !isCallAsked) return null;
  return (
    <p
      role="status"
      data-closes={isSent ? SENT_SHOWN : undefined}
      data-closes-to={isSent ? backTo : undefined}
      className="rounded-leaf bg-tint-leaf p-4 font-bold"
    >
      {isSent ? MESSAGE_SENT : CALL_ASKED}
    </p>
  );
}

/** Replaces a sent form by a link to an empty one, so that it is not sent twice. */
function AskAgain({ children }: { children: string }) {
  return (
    <p className="mt-4">
      <Link to="/en/contact">{children}</Link>
    </p>
  );
}

function CallForm({ processContextId, backTo, caller }: View) {
  return (
    <Form
      id="call-me"
      schema={callForm}
      action="/en/contact"
      className="mt-6 space-y-6"
      defaultValues={{ at: "any", ...caller }}
    >
      <input type="hidden" name="processContextId" value={processContextId} />
      {backTo && <input type="hidden" name="back" value={backTo} />}
      <TextField name="name" label="Your name" autoComplete="name" />
      <PhoneField
        name="phone"
        label="Your phone number"
        hint="We use it for this call and nothing else. From another country: with + and its code"
      />
      <RadioCards name="at" legend="When should we call?" choices={TIMES} />
      <SubmitButton intent={CALL_INTENT} busyWords="Sending...">
        Ask for a call
      </SubmitButton>
    </Form>
  );
}

function EmailAddress() {
  const { email } = useOperator();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 break-words">
        Or by email: <a href={`mailto:${email.text}`}>{email.text}</a>
      </span>
      <ExampleTag fact={email} />
    </p>
  );
}
