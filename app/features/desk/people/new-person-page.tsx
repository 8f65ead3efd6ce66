import { Form, SubmitButton, TextField } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";
import { newPersonForm } from "./new-person-form";
import { FIELD_LABELS, NAME_FIELDS, NUMBER_FIELDS, WORK_FIELDS } from "./person-fields";
import { PEOPLE } from "./people-words";
import { PositionFields } from "./position-fields";
import type { OrganisationChoice } from "./position-fields";

export type NewPersonView = { organisations: readonly OrganisationChoice[] };

/** Opens the account of a colleague or a client. */
export function NewPersonPage({ view }: { view: NewPersonView }) {
  return (
    <FormPage names={FIELD_LABELS}>
      <p>
        <a href={PEOPLE} className="link">
          Back to people
        </a>
      </p>
      <h1 className="mt-4 font-serif text-h2 font-bold text-bark">Add a person and their role</h1>
      <p className="mt-2 max-w-text">
        They can log in with this ID number, and only with this cell number. If the ID number has an account,
        look for the person and change their role.
      </p>
      <div className="mt-6">
        <Form id="new-person" schema={newPersonForm} action={`${PEOPLE}/new`} defaultValues={{ role: "" }}>
          <TextField
            name="rsaIdNr"
            label={NUMBER_FIELDS.rsaIdNr}
            hint="13 digits"
            inputMode="numeric"
            autoComplete="off"
            digits={13}
            width="max-w-[16rem]"
          />
          <TextField
            name="cellNr"
            label={NUMBER_FIELDS.cellNr}
            hint="We send their codes to it"
            inputMode="tel"
            prefix="+27 (0)"
            mask="phone"
            autoComplete="off"
          />
          <PositionFields organisations={view.organisations} />
          {[...NAME_FIELDS, ...WORK_FIELDS].map((field) => (
            <TextField key={field.name} {...field} autoComplete="off" />
          ))}
          <SubmitButton intent="add">Add this person</SubmitButton>
        </Form>
      </div>
    </FormPage>
  );
}
