import { Link } from "@remix-run/react";
import { CoachBox } from "~/features/session/coach-box";
import type { CoachView } from "~/features/session/coach-view";
import { MESSAGE_FIELD, MessageFields } from "~/features/session/message-fields";
import { ErrorSummary, Form, FormNotice, NamedMistakes } from "~/ui/form";
import { Article } from "./article";

/** An invented general contact: a `.example` address can belong to no one. A phone number could, so there is none. */
const GENERAL_CONTACT = {
  email: "coaches@baobab.example",
  hours: "Monday to Friday, 8:00 to 17:00",
} as const;

const MESSAGE_SENT = "Thank you! Your message has been sent.";
export const MESSAGE_FAILED = "We are sorry ! We were not able to send your message, please try again later.";

/** How long scripts show what became of a message, in milliseconds. */
const SENT_SHOWN = 2_000;
const FAILED_SHOWN = 5_000;

type Props = {
  view: { coach: CoachView; isSent: boolean; backTo?: string; processContextId: string };
  refusal?: { notice?: string; mistakes?: readonly { field: string; message: string }[] };
};

export function Contact({ view, refusal }: Props) {
  const { coach, isSent, backTo } = view;
  const { email, hours } = GENERAL_CONTACT;
  return (
    <Article
      title="Talk to a person"
      lead="A retirement coach can go through the questions with you, or look at your plan with you, at no charge."
    >
      {isSent && !refusal && (
        <p
          role="status"
          data-closes={SENT_SHOWN}
          data-closes-to={backTo}
          className="rounded-leaf bg-tint-leaf p-4 font-bold"
        >
          {MESSAGE_SENT}
        </p>
      )}
      {backTo && (
        <p>
          <Link to={backTo}>Back to where you were</Link>
        </p>
      )}
      <CoachBox coach={coach} />
      <MessageBox {...view} refusal={refusal} />
      <h2>How to reach us</h2>
      <dl className="space-y-3">
        <div>
          <dt className="font-bold">Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt className="font-bold">Hours</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
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

function MessageBox({ processContextId, backTo, refusal }: Props["view"] & Pick<Props, "refusal">) {
  const isFailed = refusal?.notice === MESSAGE_FAILED;
  return (
    <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
      <ErrorSummary names={{ [MESSAGE_FIELD]: "Your message" }} />
      {refusal?.notice && (
        <div data-closes={isFailed ? FAILED_SHOWN : undefined}>
          <FormNotice>{refusal.notice}</FormNotice>
        </div>
      )}
      <Form id="write" action="/en/contact" className="space-y-4" isUnsaved={refusal !== undefined}>
        <MessageFields processContextId={processContextId} backTo={backTo} />
      </Form>
    </NamedMistakes.Provider>
  );
}
