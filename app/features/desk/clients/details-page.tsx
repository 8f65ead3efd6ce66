import { Form, SavedNotice, type ShownForm, SubmitButton, TextField } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import type { AskedText } from "~/web/fields/field";
import { FormPage } from "~/web/layout/form-page";
import { Rows } from "~/ui/rows";
import { writeClientPage } from "~/web/identity/client-addresses";
import { detailsForm } from "~/web/desk/user-forms";

/** A detail of a client that a planner may change. */
export type ClientDetail = keyof typeof detailsForm.shape;

const QUESTIONS: readonly AskedText<ClientDetail>[] = [
  { name: "firstNames", label: "First names", hint: "As in the ID document" },
  { name: "surname", label: "Surname" },
  { name: "preferredName", label: "Preferred name", hint: "What we call them; may be empty" },
  { name: "email", label: "Email", type: "email", inputMode: "email" },
  {
    name: "alternativeContactNumber",
    label: "Another number",
    hint: "Of somebody who can reach them; may be empty",
    inputMode: "tel",
  },
];

const NAMES = Object.fromEntries(QUESTIONS.map(({ name, label }) => [name, label]));

export type DetailsView = {
  id: number;
  name: string;
  /** The whole name, and the birth or number that sets them apart. */
  who: string;
  values: Record<ClientDetail, string>;
  /** Values are masked. */
  fixed: readonly { name: string; value: string }[];
  mayChange: boolean;
  isSaved: boolean;
};

/** A client's contact details: a planner changes them, a coach reads them. */
export function DetailsPage({ view, refusal }: { view: DetailsView; refusal?: ShownForm }) {
  const { id, name, who, values, fixed, mayChange, isSaved } = view;
  return (
    <FormPage names={NAMES}>
      {isSaved && !refusal && <SavedNotice>Saved.</SavedNotice>}
      <BackLink to={writeClientPage(id)}>{name}</BackLink>
      <p className="break-words text-small font-bold text-soft">{who}</p>
      <h1 className="font-serif text-h2 font-bold text-bark">How we reach {name}</h1>
      <div className="mt-4 max-w-text">
        <Rows
          size="small"
          rows={[
            ...fixed,
            ...(mayChange
              ? []
              : QUESTIONS.map(({ name: detail, label }) => ({ name: label, value: values[detail] || "–" }))),
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
      {QUESTIONS.map((question) => (
        <TextField key={question.name} {...question} autoComplete="off" />
      ))}
      <SubmitButton intent="save">Save</SubmitButton>
    </Form>
  );
}
