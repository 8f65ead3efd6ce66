import { Form, SubmitButton, TextField } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { NumberFields } from "~/web/desk/number-fields";
import { newPersonForm } from "~/web/desk/user-forms";
import { DETAIL_QUESTIONS, FIELD_LABELS } from "./person-fields";
import { PEOPLE } from "./people-words";
import { type OrganisationChoice, PositionFields } from "./position-fields";

export type NewPersonView = { organisations: readonly OrganisationChoice[] };

/** Opens an account for a colleague or a client. */
export function NewPersonPage({ view }: { view: NewPersonView }) {
  return (
    <FormPage names={FIELD_LABELS}>
      <BackLink to={PEOPLE}>People</BackLink>
      <h1 className="font-serif text-h2 font-bold text-bark">Add a person and their role</h1>
      <p className="mt-2 max-w-text">
        They can log in with this ID number, and only with this cell number. If the ID number has an account,
        look for the person and change their role.
      </p>
      <div className="mt-6">
        <Form id="new-person" schema={newPersonForm} action={`${PEOPLE}/new`} defaultValues={{ role: "" }}>
          <NumberFields />
          <PositionFields organisations={view.organisations} />
          {DETAIL_QUESTIONS.map((field) => (
            <TextField key={field.name} {...field} autoComplete="off" />
          ))}
          <SubmitButton intent="add">Add this person</SubmitButton>
        </Form>
      </div>
    </FormPage>
  );
}
