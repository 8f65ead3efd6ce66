import type { ReactNode } from "react";
import { PARTS_OF_A_FUND } from "~/contract/survey/retirement-funds";
import { Disclosure } from "~/ui/disclosure";
import { AmountField, DefaultSubmit, RadioCards, SelectField, TextField, useMistakes } from "~/ui/form";
import { FUNDS } from "~/web/plan/assumed-address";
import { FUND_ROWS, nameFundPart } from "./read-funds";
import { RemoveRow } from "./remove-button";
import { AssumedForm, type AssumedFormView } from "./assumed-form";

/** The rows of retirement funds. */
export type RetirementFundsView = AssumedFormView & {
  /** How many rows are open at first. */
  rows: number;
  /** How many of them hold a fund of the plan. */
  told: number;
  /** The most cash from each of those, in words. */
  cash: readonly string[];
  /** Their sum, beside the savings, in words. */
  together: string;
  /** True if contributions continue. */
  isPayingIn: boolean;
};

const SHORT_NAMES = {
  name: "Its name",
  amount: "What is in it",
  isRetiredFrom: "Retired from or left",
  isPaidInto: "Paid into",
  vestedWhole: "Provident money",
  vestedThird: "Vested money",
  savings: "Savings pot",
  retirement: "Retirement pot",
} as const;

/** Asks for up to six funds, a row each. */
export function FundsPage({ view }: { view: RetirementFundsView }) {
  const { rows, told, cash, together, isPayingIn } = view;
  const folded = FUND_ROWS.slice(rows);
  const show = (row: number) => (
    <FundRow key={row} row={row} isTold={row < told} cash={cash[row]} isPayingIn={isPayingIn} />
  );
  return (
    <AssumedForm
      view={view}
      lead={view.page.question}
      id="retirement-funds"
      address={FUNDS}
      names={nameRows()}
    >
      <DefaultSubmit />
      {FUND_ROWS.slice(0, rows).map(show)}
      {folded.length > 0 && (
        <FoldedFields summary="Add another fund" fields={folded.flatMap((row) => listParts(row))}>
          {folded.map(show)}
        </FoldedFields>
      )}
      <p>{together}</p>
    </AssumedForm>
  );
}

/** The names of all fields of a row. */
const listParts = (row: number) =>
  Object.keys(SHORT_NAMES).map((part) => nameFundPart(row, part as keyof typeof SHORT_NAMES));

type FoldedFieldsProps = { summary: string; fields: readonly string[]; children: ReactNode };

/** Fields that few people need, open while one of them has a mistake. */
function FoldedFields({ summary, fields, children }: FoldedFieldsProps) {
  const mistakes = useMistakes();
  return (
    <Disclosure summary={summary} isFlush open={mistakes.some(({ field }) => fields.includes(field))}>
      {children}
    </Disclosure>
  );
}

function nameRows(): Record<string, string> {
  const named = FUND_ROWS.flatMap((row) =>
    Object.entries(SHORT_NAMES).map(([part, name]) => [
      nameFundPart(row, part as keyof typeof SHORT_NAMES),
      `Fund ${row + 1}: ${name}`,
    ]),
  );
  return Object.fromEntries(named) as Record<string, string>;
}

type FundRowProps = { row: number; isTold: boolean; cash?: string; isPayingIn: boolean };

function FundRow({ row, isTold, cash, isPayingIn }: FundRowProps) {
  const name = (part: keyof typeof SHORT_NAMES) => nameFundPart(row, part);
  return (
    <fieldset className="min-w-0 space-y-4 border-t border-line pt-4">
      <legend className="float-left text-label font-bold">Fund {row + 1}</legend>
      {isTold && row > 0 && <RemoveRow row={row} what="fund" />}
      <div className="clear-both grid gap-4 wide:grid-cols-2">
        <TextField name={name("name")} label="Its name" />
        <AmountField name={name("amount")} label="What is in it" />
      </div>
      {cash && <p className="rounded-leaf bg-tint-leaf px-4 py-2 text-small">{cash}</p>}
      <RadioCards
        name={name("isRetiredFrom")}
        legend="What happens to it"
        sideBySide
        choices={[
          { value: "yes", label: "Retire from it now" },
          { value: "no", label: "Leave it" },
        ]}
      />
      {isPayingIn && (
        <SelectField
          name={name("isPaidInto")}
          label="Is what is still paid in paid into it?"
          choices={[
            { value: "no", label: "No" },
            { value: "yes", label: "Yes" },
          ]}
        />
      )}
      <FoldedFields
        summary="Its parts, if the statement shows them"
        fields={PARTS_OF_A_FUND.map((part) => nameFundPart(row, part))}
      >
        <div className="grid gap-4 wide:grid-cols-2">
          <AmountField
            name={name("vestedWhole")}
            label="Provident money saved before March 2021"
            hint="With its growth. All of it may be taken"
          />
          <AmountField
            name={name("vestedThird")}
            label="Other money saved before September 2024"
            hint="The rest of what the statement calls vested"
          />
          <AmountField name={name("savings")} label="Savings pot" hint="What is still in it today" />
          <AmountField name={name("retirement")} label="Retirement pot" hint="No cash from it" />
        </div>
      </FoldedFields>
    </fieldset>
  );
}
