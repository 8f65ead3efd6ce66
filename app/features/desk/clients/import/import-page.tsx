import { MOST_IMPORTED } from "~/contract/desk/client-list";
import type { ImportedClient } from "~/contract/desk/client-operations";
import { FileField, Form, SubmitButton, TextAreaField } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { Table } from "~/ui/table";
import { COLUMNS, LARGEST_LIST_BYTES, OUTCOME_WORDS } from "./import-words";

/** The result of a dry run or of an import. */
export type ImportView = {
  /** The list as it was read; only after a dry run, for the form that adds the clients. */
  list?: string;
  rows: readonly (ImportedClient & { name: string; idNumber: string; born?: string; gender?: string })[];
};

type ImportPageProps = { view?: ImportView };

const ACTION = "/en/admin/clients/import";

/** One name for both forms, so that a list that could not be added returns to the field. */
const FORM = "client-list";

/** Imports clients from a file, after a dry run that reports each row. */
export function ImportPage({ view }: ImportPageProps) {
  return (
    <FormPage names={{ file: "Your file" }}>
      <BackLink to="/en/admin/clients">Your clients</BackLink>
      <h1 className="font-serif text-h2 font-bold text-bark">
        {view ? sayTotals(view) : "Add many clients from one file"}
      </h1>
      {view ? <Outcome view={view} /> : <Question />}
    </FormPage>
  );
}

function Question() {
  const heads = COLUMNS.map(({ head, isOptional }) => (isOptional ? `${head} (optional)` : head));
  return (
    <>
      <p className="mt-2 max-w-text">
        Use a CSV file, or copy the rows from your spreadsheet, with these headings: {heads.join(", ")}.
        Format the columns with numbers as text, so that your spreadsheet keeps every digit. We check the list
        first, and store nothing yet.
      </p>
      <p className="mt-2">
        <a href={`${ACTION}.csv`}>Download an example file</a>
      </p>
      <div className="mt-6">
        <Form id={FORM} action={ACTION} encType="multipart/form-data">
          <FileField
            name="file"
            label="Your file"
            hint={`CSV in UTF-8, at most ${MOST_IMPORTED} clients and 128 KiB`}
            accept=".csv,.tsv,.txt,text/csv"
          />
          <TextAreaField name="list" label="Or paste the list here" mostCharacters={LARGEST_LIST_BYTES} />
          <SubmitButton intent="check">Check the list</SubmitButton>
        </Form>
      </div>
    </>
  );
}

function Outcome({ view: { list, rows } }: { view: ImportView }) {
  const ready = count(rows, "ready");
  return (
    <>
      {list !== undefined && (
        <p className="mt-2 max-w-text">
          Nothing is stored yet. If somebody on this list has an account already, we ask them first.
        </p>
      )}
      <div className="mt-6">
        <Table
          caption="The clients in the order of your list"
          heads={["Client", "Name", "ID number", "What happens"]}
          rows={rows.map(({ name, idNumber, born, gender, outcome, mistakes }, index) => [
            index + 1,
            name,
            [idNumber, born, gender].filter(Boolean).join(" · "),
            [OUTCOME_WORDS[outcome], ...mistakes.map(describeMistake)].join(". "),
          ])}
          isText
          isStacked
        />
      </div>
      {list !== undefined && ready > 0 && (
        <div className="mt-6">
          <Form id={FORM} action={ACTION}>
            <input type="hidden" name="list" value={list} autoComplete="off" />
            <SubmitButton intent="add">{`Add ${ready === 1 ? "this client" : `these ${ready} clients`}`}</SubmitButton>
          </Form>
        </div>
      )}
      <p className="mt-6">
        <a href={ACTION}>Check another list</a>
      </p>
    </>
  );
}

function describeMistake({ path, message }: ImportedClient["mistakes"][number]): string {
  return `${COLUMNS.find(({ name }) => name === path)?.head ?? path}: ${message}`;
}

function sayTotals({ list, rows }: ImportView): string {
  const mistakes = count(rows, "mistake");
  const rest = [
    count(rows, "asked") > 0 && `${count(rows, "asked")} asked`,
    count(rows, "yours") > 0 && `${count(rows, "yours")} yours already`,
    mistakes > 0 && `${mistakes} with a mistake`,
  ].filter(Boolean);
  const first = list === undefined ? `${count(rows, "added")} added` : `${count(rows, "ready")} ready to add`;
  return [first, ...rest].join(", ");
}

function count(rows: ImportView["rows"], outcome: ImportedClient["outcome"]): number {
  return rows.filter((row) => row.outcome === outcome).length;
}
