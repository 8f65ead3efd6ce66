import { Form, SubmitButton, TextField } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import type { BandStep } from "~/ui/step-band";
import { ClientBand } from "~/web/desk/client-band";
import { FormPage } from "~/web/layout/form-page";
import { NUMBER_LABELS, NumberFields } from "~/web/desk/number-fields";
import { newClientForm } from "~/web/desk/user-forms";

const NAMES = {
  firstNames: "First names",
  surname: "Surname",
  ...NUMBER_LABELS,
  email: "Email",
};

type View = {
  operation: string;
  steps: readonly BandStep[];
};

/** Opens a client's account; the survey for them follows. */
export function NewClientPage({ view }: { view: View }) {
  return (
    <FormPage names={NAMES} band={<ClientBand steps={view.steps} />}>
      <BackLink to="/en/admin/clients">Your clients</BackLink>
      <h1 className="font-serif text-h2 font-bold text-bark">Add a client in five answers</h1>
      <p className="mt-2 max-w-text">
        Your client can log in with this ID number, and only with this cell number. We begin a new survey for
        them, with the birth date and gender that the ID number holds.
      </p>
      <div className="mt-6">
        <Form id="new-client" schema={newClientForm} action="/en/admin/clients/new">
          <input type="hidden" name="processContextId" value={view.operation} />
          <TextField
            name="firstNames"
            label="First names"
            hint="As in their ID document"
            autoComplete="off"
          />
          <TextField name="surname" label="Surname" autoComplete="off" />
          <NumberFields />
          <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
          <SubmitButton intent="add">Add this client</SubmitButton>
        </Form>
      </div>
    </FormPage>
  );
}
