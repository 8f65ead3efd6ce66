import { CheckboxCards, Form, type ShownForm, SubmitButton } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { Panel } from "~/ui/panel";
import { FormPage } from "~/web/layout/form-page";
import { resetPasskeysForm } from "./people-forms";

export type ResetPasskeysView = {
  name: string;
  /** The name, and the birth or number that sets them apart. */
  who: string;
  /** The address of the person's page. */
  person: string;
  /** The idempotency key: two presses issue one pass. */
  operation: string;
};

/** The result: a pass where passkeys are required of staff, and in words until when it is valid. */
export type ResetDone = { isReset: true; pass?: string; until?: string };

/** Removes the passkeys of a staff member who has lost them. */
export function ResetPasskeysPage({
  view,
  outcome,
}: {
  view: ResetPasskeysView;
  outcome?: ShownForm | ResetDone;
}) {
  const { name, who, person } = view;
  const done = outcome && "isReset" in outcome ? outcome : undefined;
  return (
    <FormPage names={{ identity_checked: "Identity" }}>
      <BackLink to={person}>This person</BackLink>
      <p className="break-words text-small font-bold text-soft">{who}</p>
      <h1 className="max-w-text break-words font-serif text-h2 font-bold text-bark">
        {done ? `The passkeys of ${name} are removed` : `Remove the passkeys of ${name}`}
      </h1>
      {done ? <Done {...done} /> : <Ask view={view} />}
    </FormPage>
  );
}

function Done({ pass, until }: ResetDone) {
  return (
    <div role="status" className="mt-4 max-w-text space-y-4">
      <p>They are logged out everywhere, and are told by SMS and by e-mail.</p>
      {pass ? (
        <>
          <Panel tint="sun" title="Their pass">
            <p className="text-h2 font-bold">{pass}</p>
            <p>It works once, until {until}.</p>
          </Panel>
          <p>
            Tell it to them yourself, in person or in a call that you make. They log in with a code, type the
            pass, and add another passkey. Close this page then: sending it again shows the pass again, for a
            day. You can remove their passkeys once more for another one.
          </p>
        </>
      ) : (
        <p>They log in with a code, and can add another passkey.</p>
      )}
    </div>
  );
}

function Ask({ view: { person, operation } }: { view: ResetPasskeysView }) {
  return (
    <>
      <p className="mt-4 max-w-text">
        For somebody who works here and has lost theirs, or whose phone or computer was stolen. All their
        passkeys go, and all their sessions end. Where this site asks passkeys of staff, you get a pass for
        them, without which their number and a code add none.
      </p>
      <div className="mt-6 max-w-text">
        <Form id="reset-passkeys" schema={resetPasskeysForm} action={`${person}/passkeys`}>
          <input type="hidden" name="processContextId" value={operation} />
          <CheckboxCards
            name="identity_checked"
            legend="Who are they?"
            choices={[{ value: "yes", label: "I have seen or spoken to them, and checked that it is them" }]}
          />
          <SubmitButton intent="reset">Remove their passkeys</SubmitButton>
        </Form>
      </div>
    </>
  );
}
