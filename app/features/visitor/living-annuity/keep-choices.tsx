import { LinkButton } from "~/ui/button";
import { CheckboxCards } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { redirectWithin } from "~/web/request/return-address";

/** The person for whom a check would be kept. */
export type Keeper = {
  /** Whether it can be kept, and what is missing otherwise. */
  state: "open" | "needs account" | "adviser" | "administrator";
  /** The client's name, if their adviser keeps it. */
  client?: string;
  hasEmail: boolean;
  operation: string;
};

/** The questions before a check is kept: the client's agreement, and whether a mail may invite the owner back. */
export function KeepChoices({ keeper: { client, hasEmail, operation } }: { keeper: Keeper }) {
  return (
    <>
      <input type="hidden" name="processContextId" value={operation} />
      {client && (
        <CheckboxCards
          name="client_agreed_on"
          legend={`Did ${client} agree?`}
          choices={[{ value: "today", label: `I asked, and ${client} agreed that it is kept` }]}
        />
      )}
      <CheckboxCards
        name="wants_mail"
        legend={client ? `May we ask ${client} back?` : "May we ask you back?"}
        hint={sayEmailHint(client, hasEmail)}
        choices={[
          {
            value: "yes",
            label: client
              ? `Yes, ${client} wants one email before the year begins again`
              : "Yes, send me one email before my year begins again",
          },
        ]}
      />
    </>
  );
}

function sayEmailHint(client: string | undefined, hasEmail: boolean): string {
  if (hasEmail) return "It has no figures in it, and one press stops it.";
  return client
    ? `We have no email address of ${client} yet. Add it to the client’s details.`
    : "We have no email address of yours yet. Add it in your profile, and we use it for this.";
}

/** The alternatives where a check cannot be kept: make an account and come back here, or open it for a client. */
export function CannotKeep({ state, next, waits }: { state: Keeper["state"]; next: string; waits: string }) {
  if (state === "adviser")
    return (
      <p className="max-w-text">
        You are logged in as an adviser. A check is kept for a client with an account: open it from{" "}
        <TextLink to="/en/admin/clients">the client’s page</TextLink>.
      </p>
    );
  if (state === "administrator")
    return (
      <p className="max-w-text">
        You are logged in as an administrator. A check is kept by whose it is, or by their adviser.
      </p>
    );
  return (
    <>
      <p className="max-w-text">
        For that you need an account. It takes two minutes, your ID number and your cell phone. {waits}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={redirectWithin("/en/register", next)}>Make an account</LinkButton>
        <TextLink to={redirectWithin("/en/login", next)}>I have one: log in</TextLink>
      </p>
    </>
  );
}
