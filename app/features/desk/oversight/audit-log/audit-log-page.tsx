import { ACTS } from "~/contract/wire/act";
import {
  DateField,
  ErrorSummary,
  FilterForm,
  FilterSelect,
  Form,
  FormNotice,
  NamedMistakes,
  SubmitButton,
  TextField,
} from "~/ui/form";
import { Page } from "~/web/layout/page";
import { ListLinks } from "~/ui/list-links";
import { Table } from "~/ui/table";

/** The field of an ID number. */
export const ID_FIELD = "rsaIdNr";

export type AuditLogView = {
  mistakes: { field: string; message: string }[];
  values: Record<string, string>;
  entries: string[][];
  next?: string;
  first?: string;
  csv?: string;
  /** The list of everybody, if this is one person's. */
  all?: string;
};

type Refusal = { notice?: string; mistakes?: readonly { field: string; message: string }[] };

const NAMES = { startDate: "From", endDate: "To", [ID_FIELD]: "ID number" };
const VERBS = [{ value: "", label: "All acts" }, ...ACTS.map((verb) => ({ value: verb, label: verb }))];

/** Who did what with whose data, and when. */
export function AuditLogPage({ view, refusal }: { view: AuditLogView; refusal?: Refusal }) {
  const { values, entries, all } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={refusal?.mistakes ?? view.mistakes}>
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
          <FilterForm action="/en/admin/audit-log" values={values} button="Show">
            <DateField name="startDate" label="From" hint={undefined} />
            <DateField name="endDate" label="To" hint={undefined} />
            <FilterSelect name="verb" label="Act" choices={VERBS} value={values.verb ?? ""} />
            {values.userId && <input type="hidden" name="userId" value={values.userId} />}
          </FilterForm>
        </div>
        <Form id="find" action="/en/admin/audit-log" className="mt-6 flex flex-wrap items-end gap-4">
          <TextField
            name={ID_FIELD}
            label="Or one person, by the whole ID number"
            inputMode="numeric"
            width="max-w-[14rem]"
          />
          <SubmitButton intent="find" look="secondary">
            Find
          </SubmitButton>
        </Form>
        {all && (
          <p className="mt-4">
            <a href={all} className="link">
              Back to everybody
            </a>
          </p>
        )}
      </NamedMistakes.Provider>
      <div className="mt-8 space-y-4 border-t-2 border-bark pt-4">
        {entries.length === 0 ? (
          <p>Nothing was noted.</p>
        ) : (
          <Table
            caption="Times in South Africa"
            heads={["When", "Who", "Act", "About", "Plan"]}
            rows={entries}
            isText
            isStacked
          />
        )}
        <ListLinks first={view.first} next={view.next} csv={view.csv} />
      </div>
    </Page>
  );
}
