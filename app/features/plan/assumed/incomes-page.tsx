import { AmountField, CountField, DefaultSubmit, SelectField, SubmitButton, TextField } from "~/ui/form";
import { INCOMES } from "~/web/plan/assumed-address";
import { INCOME_PARTS, nameIncomePart } from "./read-incomes";
import { RemoveRow } from "./remove-button";
import { AssumedForm, type AssumedFormView } from "./assumed-form";

/** The value of the button that saves the rows and adds one more. */
export const ADD_ANOTHER = "add-another";

/** The rows of other incomes. */
export type OtherIncomesView = AssumedFormView & {
  rows: number;
  /** For each income of the plan, whether it ended before the plan begins. */
  over: readonly boolean[];
  /** The partner's name, if the plan supports one. */
  partnerName?: string;
  ownerName: string;
};

const SHORT_NAMES = {
  name: "What it is",
  monthlyAmount: "Amount",
  isTaxable: "Taxed",
  owner: "Whose",
  from: "First month",
  until: "Last month",
  increase: "Rising or level",
  survivorPercent: "What goes on",
} as const;

/** Asks for up to six incomes, a row each; the last row is empty. */
export function IncomesPage({ view }: { view: OtherIncomesView }) {
  const { rows, over, partnerName, ownerName } = view;
  const places = Array.from({ length: rows }, (_, row) => row);
  return (
    <AssumedForm
      view={view}
      lead={view.page.question}
      id="other-incomes"
      address={INCOMES}
      names={nameRows(places)}
    >
      <DefaultSubmit />
      {places.map((row) => (
        <IncomeRow
          key={row}
          row={row}
          isTold={row < over.length}
          isOver={over[row] ?? false}
          partnerName={partnerName}
          ownerName={ownerName}
        />
      ))}
      <p>
        <SubmitButton intent={ADD_ANOTHER} look="link">
          Save and add another
        </SubmitButton>
      </p>
    </AssumedForm>
  );
}

function nameRows(rows: readonly number[]): Record<string, string> {
  const named = rows.flatMap((row) =>
    INCOME_PARTS.map((part) => [nameIncomePart(row, part), `Income ${row + 1}: ${SHORT_NAMES[part]}`]),
  );
  return Object.fromEntries(named) as Record<string, string>;
}

type IncomeRowProps = {
  row: number;
  isTold: boolean;
  isOver: boolean;
  partnerName?: string;
  ownerName: string;
};

function IncomeRow({ row, isTold, isOver, partnerName, ownerName }: IncomeRowProps) {
  const name = (part: keyof typeof SHORT_NAMES) => nameIncomePart(row, part);
  return (
    <fieldset className="min-w-0 space-y-4 border-t border-line pt-4">
      <legend className="float-left text-label font-bold">Income {row + 1}</legend>
      {isTold && <RemoveRow row={row} what="income" />}
      {isOver && <p className="clear-both">This income ends before the plan begins. It is not counted.</p>}
      <div className="clear-both grid gap-4 wide:grid-cols-2">
        <TextField name={name("name")} label="What is it?" hint="For example pay, a pension, rent" />
        <AmountField
          name={name("monthlyAmount")}
          label="How much a month?"
          hint="Before tax, in today’s rand"
        />
        <SelectField
          name={name("isTaxable")}
          label="Is it taxed?"
          choices={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
        />
        {partnerName && (
          <SelectField
            name={name("owner")}
            label="Whose is it?"
            choices={[
              { value: "own", label: ownerName },
              { value: "partner", label: `${partnerName}’s` },
            ]}
          />
        )}
        <TextField
          name={name("from")}
          label="From which month on?"
          hint="For example 03/2031. Empty: from when this plan begins"
          width="max-w-[10rem]"
        />
        <TextField
          name={name("until")}
          label="Until which month?"
          hint="The last one that is paid. Empty: for life"
          width="max-w-[10rem]"
        />
        <SelectField
          name={name("increase")}
          label="Does it rise?"
          choices={[
            { value: "prices", label: "Yes, about as prices do" },
            { value: "level", label: "No, it stays the same" },
          ]}
        />
        {partnerName && (
          <CountField
            name={name("survivorPercent")}
            label="How many percent of it go on to the survivor?"
            hint="Empty: nothing"
          />
        )}
      </div>
    </fieldset>
  );
}
