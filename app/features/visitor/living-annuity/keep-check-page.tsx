import { LinkButton } from "~/ui/button";
import { CheckboxCards, ErrorSummary, Form, FormNotice, NamedMistakes, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { leadOnTo } from "~/web/forms/return-address";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { CHECK_ANSWER_ADDRESS, KEEP_CHECK_ADDRESS } from "./addresses";

type KeepCheckView = {
  summary: string;
  /** Whether it can be kept, and what it needs otherwise. */
  state: "open" | "needs account" | "adviser";
  /** The client's name, where their adviser keeps it. */
  client?: string;
  hasEmail: boolean;
  operation: string;
};

type Refusal = { notice?: string; mistakes?: readonly { field: string; message: string }[] };

/** Asks whether a check should be kept, or leads to the account that this needs. */
export function KeepCheckPage({ view, refusal }: { view: KeepCheckView; refusal?: Refusal }) {
  const { summary, state, client } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
        <ErrorSummary names={{ client_agreed_on: "Your client’s agreement" }} />
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <h1 className="heading-1">Keep this check?</h1>
        <div className="mb-8 mt-2 max-w-text space-y-3">
          <p>{summary}</p>
          <p>
            {client
              ? `Next year you and ${client} see what changed, and why.`
              : "Next year you see what changed, and why: markets, what you drew, and being a year older."}{" "}
            We store the answers and the figures, encrypted. They can be deleted at any time.
          </p>
        </div>
        {state === "open" && <KeepForm view={view} />}
        {state === "needs account" && <NeedsAccount />}
        {state === "adviser" && <NeedsClient />}
      </NamedMistakes.Provider>
    </Page>
  );
}

function KeepForm({ view: { client, hasEmail, operation } }: { view: KeepCheckView }) {
  const writeAddress = usePlanAddress();
  return (
    <Form id="keep-check" action={writeAddress(KEEP_CHECK_ADDRESS)}>
      <input type="hidden" name="processContextId" value={operation} />
      {client && (
        <CheckboxCards
          name="client_agreed_on"
          legend={`Did ${client} agree?`}
          size="label"
          choices={[{ value: "today", label: `I asked, and ${client} agreed that it is kept` }]}
        />
      )}
      <CheckboxCards
        name="wants_mail"
        legend={client ? `May we ask ${client} back?` : "May we ask you back?"}
        hint={sayEmailHint(client, hasEmail)}
        size="label"
        choices={[
          {
            value: "yes",
            label: client
              ? `Yes, ${client} wants one e-mail before the year begins again`
              : "Yes, send me one e-mail before my year begins again",
          },
        ]}
      />
      <ActionBar
        primary={
          <SubmitButton intent="keep" busyWords="Keeping it...">
            Keep this check
          </SubmitButton>
        }
        back={
          <a href={writeAddress(CHECK_ANSWER_ADDRESS)} className="link">
            Back
          </a>
        }
      />
    </Form>
  );
}

function sayEmailHint(client: string | undefined, hasEmail: boolean): string {
  if (hasEmail) return "It has no figures in it, and one press stops it.";
  return client
    ? `We have no e-mail address of ${client} yet. It has to stand in the client’s details.`
    : "We have no e-mail address of yours yet. Add it in your profile, and we use it for this.";
}

/** The answers stay in this browser until they come back. */
function NeedsAccount() {
  return (
    <>
      <p className="max-w-text">
        For that you need an account. It takes two minutes, your ID number and your cell phone. Your answers
        wait here: afterwards you only press the button.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={leadOnTo("/en/register", KEEP_CHECK_ADDRESS)}>Make an account</LinkButton>
        <a href={leadOnTo("/en/login", KEEP_CHECK_ADDRESS)} className="link">
          I have one: log in
        </a>
        <a href={CHECK_ANSWER_ADDRESS} className="link">
          Back
        </a>
      </p>
    </>
  );
}

function NeedsClient() {
  return (
    <p className="max-w-text">
      You are logged in as an adviser. A check is kept for a client with an account: open it from{" "}
      <a href="/en/admin/clients" className="link">
        the client’s page
      </a>
      .
    </p>
  );
}
