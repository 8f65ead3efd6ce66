import { REASON_LENGTH } from "~/contract/records/record-operations";
import {
  DateField,
  ErrorSummary,
  FilterForm,
  Form,
  FormNotice,
  listMistakes,
  NamedMistakes,
  type ShownForm,
  SubmitButton,
  TextAreaField,
  TextField,
} from "~/ui/form";
import { DeskFilters } from "~/ui/desk/desk-filters";
import { DeskTable } from "~/ui/desk/desk-table";
import { Page } from "~/web/layout/page";
import { ListLinks } from "~/ui/list-links";
import { TextLink } from "~/ui/text-link";
import { WRITE_DAYS } from "../filter-words";
import { recordsForm } from "../oversight-forms";
import { RECORDS, TAKE_RECORD } from "./records-words";

export type RecordsView = {
  mistakes: readonly { field: string; message: string }[];
  /** The first and last day on which records were made, as typed. */
  values: Record<string, string>;
  records: readonly { id: string; plan: string; at: string; fingerprint: string }[];
  next?: string;
  first?: string;
  /** True if these are the records of one person. */
  isFound?: boolean;
};

const NAMES = { startDate: "From", endDate: "To", rsaIdNr: "ID number", reason: "Reason" };

/** Records of advice for the compliance officer: listed without being opened, and downloaded with a reason. */
export function RecordsPage({ view, refusal }: { view: RecordsView; refusal?: ShownForm }) {
  const { records, values, isFound = false } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={refusal ? listMistakes(refusal.fieldErrors) : view.mistakes}>
        <ErrorSummary names={NAMES} />
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <p className="text-small font-bold text-soft">Records of advice</p>
        <h1 className="font-serif text-h2 font-bold text-bark">{sayFound(records.length, isFound)}</h1>
        <p className="mt-2 max-w-text text-small">
          A record is opened only with a reason. Your reason stays beside it, and its person is told that you
          read it.
        </p>
        <div className="mt-6">
          <FilterForm action={RECORDS} values={values}>
            <DeskFilters
              isShort
              first={
                <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
                  <DateField name="startDate" label="Chosen from" hint={null} width="" />
                  <DateField name="endDate" label="To" hint={null} width="" />
                </div>
              }
              note={WRITE_DAYS}
            >
              <button type="submit" className="button button-primary">
                Show
              </button>
            </DeskFilters>
          </FilterForm>
        </div>
        <Form id="records" schema={recordsForm} action={writeAction(values)} className="mt-4 space-y-6">
          <DeskFilters
            isShort
            first={
              <TextField
                name="rsaIdNr"
                label="Or one person’s, by the whole ID number"
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
          <TextAreaField
            name="reason"
            label="Why do you read them?"
            hint={`Only to download records; ${REASON_LENGTH.from} characters or more`}
            mostCharacters={REASON_LENGTH.to}
          />
          {records.length > 0 && <Found view={view} />}
          {!isFound && (
            <SubmitButton intent="export" look="secondary">
              Download all of these days (NDJSON)
            </SubmitButton>
          )}
        </Form>
        {isFound && (
          <p className="mt-6">
            <TextLink to={RECORDS}>Back to everybody</TextLink>
          </p>
        )}
        <ListLinks first={view.first} next={view.next} />
      </NamedMistakes.Provider>
    </Page>
  );
}

function Found({ view: { records } }: { view: RecordsView }) {
  return (
    <DeskTable
      caption="The newest first"
      heads={[
        { name: "Plan" },
        { name: "Chosen" },
        { name: "Start of its fingerprint" },
        { name: "Action", isFigure: true, isHidden: true },
      ]}
      rows={records.map(({ id, plan, at, fingerprint }) => ({
        key: id,
        cells: [
          plan,
          at,
          <code key="hash">{fingerprint}</code>,
          <SubmitButton key="take" intent={`${TAKE_RECORD}${id}`} look="link">
            Download
            <span className="sr-only">
              {" "}
              the record of {plan}, {at}
            </span>
          </SubmitButton>,
        ],
      }))}
    />
  );
}

function writeAction(values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query ? `${RECORDS}?${query}` : RECORDS;
}

function sayFound(count: number, isFound: boolean): string {
  if (!isFound)
    return count === 0 ? "No record of advice in these days" : "Records of advice, the newest first";
  if (count === 0) return "This ID number has no record of advice";
  return count === 1 ? "One record of advice of this person" : `${count} records of advice of this person`;
}
