import {
  FileField,
  Form,
  SavedNotice,
  SelectField,
  type ShownForm,
  SubmitButton,
  TextField,
  YesNo,
} from "~/ui/form";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import { formatPhone } from "~/base/write-phone";
import type { Organization } from "~/contract/desk/organisation";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { FormTrouble } from "~/web/layout/form-page";
import { Page } from "~/web/layout/page";
import { Portrait } from "~/web/page/portrait";
import { Rows } from "~/ui/rows";
import { LOGO_FIELD, organisationForm, ORGANISATIONS, TEXT_FIELDS } from "./organisation-form";

export type OrganisationView = {
  /** Absent for a new one. */
  organisation?: Organization;
  /** The idempotency key: a form that is sent twice adds one organisation. */
  operation: string;
  mayChange: boolean;
  isSaved: boolean;
  /** The organisations to which it may belong. */
  others: { id: number; name: string }[];
};

type PageProps = { view: OrganisationView; refusal?: ShownForm };

/** One organisation: an administrator changes it, a planner reads their own. */
export function OrganisationPage({ view, refusal }: PageProps) {
  const { organisation, mayChange, isSaved } = view;
  return (
    <Page>
      <Columns aside={mayChange && organisation && <LogoForm organisation={organisation} />}>
        <FormTrouble names={FIELD_NAMES} />
        {isSaved && !refusal && <SavedNotice>{organisation?.name} is saved.</SavedNotice>}
        <BackLink to={ORGANISATIONS}>Organisations</BackLink>
        <div className="flex items-center gap-4">
          {organisation && <Portrait name={organisation.name} photo={organisation.logo} />}
          <h1 className="min-w-0 break-words font-serif text-h2 font-bold text-bark">
            {organisation?.name ?? "Add an organisation"}
          </h1>
        </div>
        {organisation?.website && (
          <p className="mt-2 break-words">
            <a href={organisation.website} className="link" rel="noopener noreferrer">
              {organisation.website}
            </a>
          </p>
        )}
        <div className="mt-6">
          {mayChange ? (
            <DetailsForm view={view} />
          ) : (
            organisation && <Details view={view} organisation={organisation} />
          )}
        </div>
      </Columns>
    </Page>
  );
}

const FIELD_NAMES: Record<string, string> = {
  ...Object.fromEntries(TEXT_FIELDS.map(({ name, label }) => [name, label])),
  parentOrganizationId: "Belongs to",
  allowsInitialFees: "Initial fees",
  [LOGO_FIELD]: "Logo",
};

const addressOf = (organisation?: Organization) => `${ORGANISATIONS}/${organisation?.id ?? "new"}`;

function DetailsForm({ view }: { view: OrganisationView }) {
  const { organisation, operation, others } = view;
  const values = {
    ...Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, organisation?.[name] ?? ""])),
    parentOrganizationId: String(organisation?.parentOrganizationId ?? ""),
    allowsInitialFees: organisation?.allowsInitialFees ? "yes" : "no",
  };
  return (
    <Form id="organisation" schema={organisationForm} action={addressOf(organisation)} defaultValues={values}>
      {!organisation && <input type="hidden" name="processContextId" value={operation} />}
      {TEXT_FIELDS.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      {others.length > 0 && (
        <SelectField
          name="parentOrganizationId"
          label="Belongs to"
          hint="Leave it empty if it belongs to no other organisation"
          choices={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <YesNo name="allowsInitialFees" legend="May its planners charge initial fees?" />
      <SubmitButton intent="details">{organisation ? "Save" : "Add it"}</SubmitButton>
    </Form>
  );
}

function LogoForm({ organisation }: { organisation: Organization }) {
  return (
    <section aria-labelledby="logo-title" className="border-t-2 border-bark pt-4">
      <h2 id="logo-title" className="heading-2">
        Its logo
      </h2>
      <Form
        id="logo-form"
        action={addressOf(organisation)}
        encType="multipart/form-data"
        className="mt-4 space-y-6"
      >
        <FileField
          name={LOGO_FIELD}
          label="Choose a logo"
          hint="JPEG, PNG or WebP, at most 2 MB"
          accept="image/jpeg,image/png,image/webp"
          mostBytes={LARGEST_IMAGE_BYTES}
        />
        <SubmitButton intent="logo" look="secondary">
          Use this logo
        </SubmitButton>
        {organisation.logo && (
          <SubmitButton intent="remove-logo" look="link">
            Remove the logo
          </SubmitButton>
        )}
      </Form>
    </section>
  );
}

function Details({ view, organisation }: { view: OrganisationView; organisation: Organization }) {
  const rows = TEXT_FIELDS.filter(({ name }) => name !== "website").map(({ name, label }) => ({
    name: label,
    value: name === "contactPersonCell" ? formatPhone(organisation[name] ?? "") : organisation[name],
  }));
  const parent = view.others.find(({ id }) => id === organisation.parentOrganizationId);
  const fees = { name: "Initial fees", value: organisation.allowsInitialFees ? "Allowed" : "Not allowed" };
  return (
    <Rows rows={[...rows, { name: "Belongs to", value: parent?.name }, fees].filter(({ value }) => value)} />
  );
}
