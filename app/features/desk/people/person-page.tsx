import { Form, type ShownForm, SubmitButton, TextField, YesNo } from "~/ui/form";
import { formatPhone } from "~/base/write-phone";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { FormTrouble } from "~/web/layout/form-page";
import { Page } from "~/web/layout/page";
import { Portrait } from "~/web/page/portrait";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { AccountState } from "./account-state";
import { DETAIL_QUESTIONS, FIELD_LABELS } from "./person-fields";
import { personForm } from "~/web/desk/user-forms";
import { PEOPLE } from "./people-words";
import { type OrganisationChoice, PositionFields } from "./position-fields";

export type PersonView = {
  userId: number;
  name: string;
  /** In words. */
  born?: string;
  /** Masked. */
  idNumber: string;
  cellNumber?: string;
  photo?: string;
  roles: readonly string[];
  adviser?: { name: string; role: string };
  lastLogin: string;
  clients: number;
  isActive: boolean;
  isSelf: boolean;
  values: Record<string, string>;
  organisations: readonly OrganisationChoice[];
  /** The change that was just saved. */
  done?: string;
};

/** One person: details, role, and whether they can log in. */
export function PersonPage({ view, refusal }: { view: PersonView; refusal?: ShownForm }) {
  const { userId, name, photo, done, values, organisations } = view;
  return (
    <Page>
      <Columns aside={<Aside view={view} />}>
        <FormTrouble names={FIELD_LABELS} />
        {done && !refusal && (
          <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
            {done}
          </p>
        )}
        <BackLink to={PEOPLE}>People</BackLink>
        <div className="flex items-center gap-4">
          <Portrait name={name} photo={photo} />
          <h1 className="min-w-0 break-words font-serif text-h2 font-bold text-bark">{name}</h1>
        </div>
        <div className="mt-4 max-w-text">
          <Facts view={view} />
        </div>
        <h2 className="heading-2 mt-10">Their details and role</h2>
        <div className="mt-4">
          <Form id="person" schema={personForm} action={`${PEOPLE}/${userId}`} defaultValues={values}>
            <PositionFields organisations={organisations} roleHint="Another role ends their sessions" />
            {DETAIL_QUESTIONS.map((field) => (
              <TextField key={field.name} {...field} autoComplete="off" />
            ))}
            <YesNo
              name="segment"
              legend="Do the fees for staff and their family apply?"
              hint="They have lower maxima"
            />
            <SubmitButton intent="details">Save</SubmitButton>
          </Form>
        </div>
      </Columns>
    </Page>
  );
}

function Facts({ view }: { view: PersonView }) {
  const { idNumber, born, cellNumber, roles, adviser, lastLogin, isActive } = view;
  const rows = [
    { name: "State", value: <AccountState isActive={isActive} /> },
    { name: "ID number", value: idNumber },
    { name: "Born", value: born },
    { name: "Cell phone", value: cellNumber && formatPhone(cellNumber) },
    { name: roles.length === 1 ? "Role" : "Roles", value: roles.join(", ") },
    { name: "Advised by", value: adviser && `${adviser.name}, ${adviser.role}` },
    { name: "Last login but one", value: lastLogin },
  ];
  return <Rows rows={rows.filter(({ value }) => value !== undefined)} />;
}

function Aside({ view }: { view: PersonView }) {
  const { userId, clients, adviser, isSelf, roles } = view;
  const many = clients === 1 ? "One person is" : `${clients} people are`;
  return (
    <>
      <section aria-labelledby="clients-title" className="border-t-2 border-bark pt-4">
        <h2 id="clients-title" className="heading-2">
          Clients
        </h2>
        <p className="mt-2">{clients > 0 ? `${many} advised by them.` : "They advise nobody."}</p>
        {clients > 0 && (
          <p className="mt-2">
            <TextLink to={`${PEOPLE}/${userId}/hand-over`}>Hand over all their clients</TextLink>
          </p>
        )}
        {adviser && (
          <p className="mt-2">
            <TextLink to={`/en/admin/clients/${userId}/hand-over`}>Give them another adviser</TextLink>
          </p>
        )}
      </section>
      {!isSelf && (
        <section aria-labelledby="number-title" className="border-t-2 border-bark pt-4">
          <h2 id="number-title" className="heading-2">
            A lost phone
          </h2>
          <p className="mt-2">
            <TextLink to={`/en/admin/clients/${userId}/number`}>Give them another cell number</TextLink>
          </p>
        </section>
      )}
      {!isSelf && roles.length > 1 && (
        <section aria-labelledby="passkeys-title" className="border-t-2 border-bark pt-4">
          <h2 id="passkeys-title" className="heading-2">
            Lost passkeys
          </h2>
          <p className="mt-2">
            <TextLink to={`${PEOPLE}/${userId}/passkeys`}>Remove their passkeys</TextLink>
          </p>
        </section>
      )}
      {!isSelf && <StateForm view={view} />}
    </>
  );
}

function StateForm({ view: { userId, isActive, clients } }: { view: PersonView }) {
  return (
    <section aria-labelledby="state-title" className="border-t-2 border-bark pt-4">
      <h2 id="state-title" className="heading-2">
        {isActive ? "Deactivate this account" : "Activate this account"}
      </h2>
      <p className="mt-2">
        {isActive
          ? `They are logged out at once and cannot log in any more.${clients > 0 ? " Their clients have to be handed over first." : ""}`
          : "They can log in again, with the role that they had."}
      </p>
      <Form id="state" action={`${PEOPLE}/${userId}`} className="mt-4">
        <SubmitButton intent={isActive ? "deactivate" : "activate"} look="secondary">
          {isActive ? "Deactivate" : "Activate"}
        </SubmitButton>
      </Form>
    </section>
  );
}
