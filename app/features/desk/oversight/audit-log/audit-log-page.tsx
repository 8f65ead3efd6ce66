import { ACTS } from "~/contract/wire/act";
import {
  DateField,
  ErrorSummary,
  FilterForm,
  FilterSelect,
  Form,
  FormNotice,
  listMistakes,
  NamedMistakes,
  type ShownForm,
  SubmitButton,
  TextField,
} from "~/ui/form";
import { DeskFilters } from "~/ui/desk/desk-filters";
import { DeskTable } from "~/ui/desk/desk-table";
import { ListLinks } from "~/ui/list-links";
import { NameLink } from "~/ui/name-link";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { WRITE_DAYS } from "../filter-words";
import { findPersonForm } from "../oversight-forms";

export type AuditLogView = {
  mistakes: { field: string; message: string }[];
  values: Record<string, string>;
  entries: LoggedAct[];
  next?: string;
  first?: string;
  csv?: string;
  /** The address of the whole list, if this is one person's. */
  all?: string;
};

/** A person in the log; `to` is absent for a deleted account and for the system. */
type Named = { name: string; apart?: string; to?: string };

export type LoggedAct = {
  day: string;
  time: string;
  actor: Named;
  act: string;
  subject?: Named;
  plan?: string;
};

const NAMES = { startDate: "From", endDate: "To", rsaIdNr: "ID number" };
const VERBS = [{ value: "", label: "All acts" }, ...ACTS.map((verb) => ({ value: verb, label: verb }))];

/** The audit log: who did what with whose data, and when. */
export function AuditLogPage({ view, refusal }: { view: AuditLogView; refusal?: ShownForm }) {
  const { values, entries, all } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={refusal ? listMistakes(refusal.fieldErrors) : view.mistakes}>
        <ErrorSummary names={NAMES} />
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <p className="text-small font-bold text-soft">Audit log</p>
        <h1 className="font-serif text-h2 font-bold text-bark">
          {all ? "What this person did, and what was done about them" : "Who did what, the newest first"}
        </h1>
        <p className="mt-2 max-w-text text-small">
          The log holds numbers and acts, no names and no values. Nobody can change it. We delete entries
          after five years. That you look is noted too.
        </p>
        <div className="mt-6">
          <FilterForm action="/en/admin/audit-log" values={values}>
            <DeskFilters
              first={
                <FilterSelect name="verb" label="What was done" choices={VERBS} value={values.verb ?? ""} />
              }
              more={
                <>
                  <DateField name="startDate" label="From" hint={null} width="" />
                  <DateField name="endDate" label="To" hint={null} width="" />
                </>
              }
              isOpen={[...view.mistakes.map(({ field }) => field), ...Object.keys(values)].some(isDay)}
              note={WRITE_DAYS}
            >
              <button type="submit" className="button button-primary">
                Show
              </button>
            </DeskFilters>
            {values.userId && <input type="hidden" name="userId" value={values.userId} />}
          </FilterForm>
        </div>
        <Form id="find" schema={findPersonForm} action="/en/admin/audit-log" className="mt-4">
          <DeskFilters
            isShort
            first={
              <TextField
                name="rsaIdNr"
                label="Or one person, by the whole ID number"
                inputMode="numeric"
                autoComplete="off"
                width=""
              />
            }
          >
            <SubmitButton intent="find" look="secondary">
              Find
            </SubmitButton>
          </DeskFilters>
        </Form>
        {all && (
          <p className="mt-4">
            <TextLink to={all}>Back to everybody</TextLink>
          </p>
        )}
      </NamedMistakes.Provider>
      <div className="mt-8 space-y-4 border-t-2 border-bark pt-4">
        {entries.length === 0 ? (
          <p>Nothing was noted.</p>
        ) : (
          <DeskTable
            caption="Times in South Africa"
            heads={[
              { name: "When" },
              { name: "Who" },
              { name: "What" },
              { name: "About" },
              { name: "Plan", isFigure: true },
            ]}
            rows={entries.map(({ day, time, actor, act, subject, plan }, index) => ({
              key: index,
              cells: [
                <>
                  <span className="font-normal">{day}</span>{" "}
                  <span className="block text-small font-normal text-soft">{time}</span>
                </>,
                <Account key="actor" account={actor} />,
                act,
                subject && <Account key="subject" account={subject} />,
                plan,
              ],
            }))}
          />
        )}
        <ListLinks first={view.first} next={view.next} csv={view.csv} />
      </div>
    </Page>
  );
}

function Account({ account: { name, apart, to } }: { account: Named }) {
  return to ? <NameLink to={to} name={name} apart={apart} /> : name;
}

const isDay = (field: string) => field === "startDate" || field === "endDate";
