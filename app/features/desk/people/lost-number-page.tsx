import { CheckboxCards, Form, PhoneField, type ShownForm, SubmitButton } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { lostNumberForm } from "./people-forms";

export type LostNumberView = {
  name: string;
  /** The name, and the birth or number that sets them apart. */
  who: string;
  action: string;
  back: { to: string; words: string };
  /** The pending change: the end of its number, and in words when it takes effect. */
  waiting?: { number: string; from: string };
  isCancelled: boolean;
};

/** Gives a person who lost their phone another cell number, or cancels the pending change. */
export function LostNumberPage({ view, refusal }: { view: LostNumberView; refusal?: ShownForm }) {
  const { name, who, back, waiting, isCancelled } = view;
  return (
    <FormPage names={{ cell_number: "New cell number", identity_checked: "Identity" }}>
      {isCancelled && !refusal && (
        <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
          The change is cancelled. The number stays as it was.
        </p>
      )}
      <BackLink to={back.to}>{back.words}</BackLink>
      <p className="break-words text-small font-bold text-soft">{who}</p>
      <h1 className="max-w-text break-words font-serif text-h2 font-bold text-bark">
        {waiting ? `${name} gets another number soon` : `Another cell number for ${name}`}
      </h1>
      {waiting ? <Waiting view={view} waiting={waiting} /> : <Ask view={view} />}
    </FormPage>
  );
}

type Waiting = NonNullable<LostNumberView["waiting"]>;

function Waiting({
  view: { action },
  waiting: { number, from },
}: {
  view: LostNumberView;
  waiting: Waiting;
}) {
  return (
    <>
      <p className="mt-4 max-w-text">
        From <strong>{from}</strong> codes go to the number that ends with <strong>{number}</strong>. The old
        number was told. If its holder calls and did not ask for this, cancel it.
      </p>
      <p className="mt-4 max-w-text">
        Does the old number belong to somebody else? Then an administrator deactivates the account until this
        date. Nobody can log in or change the number meanwhile.
      </p>
      <Form id="cancel" action={action} className="mt-6">
        <SubmitButton intent="cancel" look="secondary">
          Cancel the change
        </SubmitButton>
      </Form>
    </>
  );
}

function Ask({ view: { action } }: { view: LostNumberView }) {
  return (
    <>
      <p className="mt-4 max-w-text">
        Only for somebody who no longer has the old number. We tell the old number at once. The new one counts
        a day later, and all their sessions end then.
      </p>
      <div className="mt-6 max-w-text">
        <Form id="lost-number" schema={lostNumberForm} action={action}>
          <PhoneField name="cell_number" label="New cell number" autoComplete="off" />
          <CheckboxCards
            name="identity_checked"
            legend="Who are they?"
            choices={[{ value: "yes", label: "I have seen their ID document and checked that it is theirs" }]}
          />
          <SubmitButton intent="ask">Change it in a day</SubmitButton>
        </Form>
      </div>
    </>
  );
}
