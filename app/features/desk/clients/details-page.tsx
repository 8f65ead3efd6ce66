import type { ShownForm } from "~/ui/form";
import { Form, SavedNotice, SubmitButton, TextField } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";
import { Rows } from "~/ui/rows";
import { writeClientPage } from "~/web/desk/client-addresses";
import { detailsForm } from "./details-form";
import type { DetailField } from "./details-form";

const NAMES: Record<DetailField, string> = {
  firstNames: "First names",
  surname: "Surname",
  preferredName: "Preferred name",
  email: "Email",
  alternativeContactNumber: "Another number",
};

export type DetailsView = {
  id: number;
  name: string;
  /** The whole name, and what tells them from others of that name. */
  who: string;
  values: Record<DetailField, string>;
  /** Masked. */
  fixed: readonly { name: string; value: string }[];
  mayChange: boolean;
  isSaved: boolean;
};

/** How a client is reached: a planner changes it, a coach reads it. */
export function DetailsPage({ view, refusal }: { view: DetailsView; refusal?: ShownForm }) {
  const { id, name, who, values, fixed, mayChange, isSaved } = view;
  const fields = Object.entries(NAMES) as [DetailField, string][];
  return (
    <FormPage names={NAMES}>
      {isSaved && !refusal && <SavedNotice>Saved.</SavedNotice>}
      <p>
        <a href={writeClientPage(id)} className="link text-desk">
          Back to {name}
        </a>
      </p>
      <p className="mt-3 break-words text-small font-bold text-soft">{who}</p>
      <h1 className="font-serif text-h2 font-bold text-bark">How we reach {name}</h1>
      <div className="mt-4 max-w-text">
        <Rows
          size="small"
          rows={[
            ...fixed,
            ...(mayChange
              ? []
              : fields.map(([field, label]) => ({ name: label, value: values[field] || "–" }))),
          ]}
        />
        <p className="mt-2 text-small text-soft">
          {mayChange
            ? "Neither number can be changed here. Codes go to the cell number."
            : "Only the client or a financial planner changes these."}
        </p>
      </div>
      {mayChange && <ChangeForm view={view} />}
    </FormPage>
  );
}

function ChangeForm({ view: { id, values } }: { view: DetailsView }) {
  return (
    <Form
      id="details"
      schema={detailsForm}
      action={`${writeClientPage(id)}/details`}
      defaultValues={values}
      className="mt-8 space-y-6"
    >
      <TextField name="firstNames" label="First names" hint="As in the ID document" autoComplete="off" />
      <TextField name="surname" label="Surname" autoComplete="off" />
      <TextField
        name="preferredName"
        label="Preferred name"
        hint="What we call them; may be empty"
        autoComplete="off"
      />
      <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
      <TextField
        name="alternativeContactNumber"
        label="Another number"
        hint="Of somebody who can reach them; may be empty"
        inputMode="tel"
        autoComplete="off"
      />
      <SubmitButton intent="save">Save</SubmitButton>
    </Form>
  );
}
