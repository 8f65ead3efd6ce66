import type { ComponentType } from "react";
import { describeField } from "~/contract/survey/fields";
import { AmountField, CountField, DateField, PercentField, RadioCards, TextField, YesNo } from "~/ui/form";
import { month } from "~/web/fields/month-typing";
import { ASSUMED, writeLinePath } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { LineKey, SpokenField, SpokenLinePage } from "~/words/assumed/assumed-line";
import { AssumedForm } from "./assumed-form";
import type { AssumedFormView } from "./assumed-form";
import { LINE_CHOICE, listAsked } from "./read-line";

/** The page of one assumption. */
export type LineView = AssumedFormView<SpokenLinePage> & { line: LineKey };

/** Asks one question. */
export function LinePage({ view }: { view: LineView }) {
  const { line, page } = view;
  const writeAddress = usePlanAddress();
  return (
    <AssumedForm view={view} id="assumed-line" address={writeLinePath(line)} names={nameFields(page)}>
      <Asked page={page} />
      {page.more && (
        <p>
          <a href={writeAddress(`${ASSUMED}/${page.more.path}`)} className="link">
            {page.more.words}
          </a>
        </p>
      )}
    </AssumedForm>
  );
}

function nameFields(page: SpokenLinePage): Record<string, string> {
  const asked = listAsked(page).map(({ field, shortName }) => [field, shortName]);
  return { [LINE_CHOICE]: page.heading, ...(Object.fromEntries(asked) as object) };
}

/** The choices; the last one opens its fields. */
function Asked({ page: { question, hint, choices } }: Pick<LineView, "page">) {
  const opens = choices.find(({ asks }) => asks !== undefined);
  return (
    <RadioCards
      name={LINE_CHOICE}
      legend={question}
      hint={hint}
      choices={choices.map(({ value, label, note }) => ({ value, label, note }))}
      opens={opens?.value}
    >
      {opens?.asks?.map((asked) => (
        <AskedAnswer key={asked.field} asked={asked} />
      ))}
    </RadioCards>
  );
}

const FIELDS: Record<string, ComponentType<{ name: string; label: string; hint?: string }>> = {
  amount: AmountField,
  count: CountField,
  date: DateField,
  percent: (props) => <PercentField {...props} decimals={2} />,
  month: (props) => <TextField {...props} {...month.look} />,
};

function AskedAnswer({ asked: { field, label, hint, choices } }: { asked: SpokenField }) {
  const { kind } = describeField(field);
  if (kind === "yesNo") return <YesNo name={field} legend={label} hint={hint} />;
  if (choices) return <RadioCards name={field} legend={label} hint={hint} choices={choices} sideBySide />;
  const Field = FIELDS[kind] ?? AmountField;
  return <Field name={field} label={label} hint={hint} />;
}
