import { BoldText } from "~/ui/bold-text";
import { AmountField, DateField, PercentField, RadioCards, YearsField } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import type { NeedsPartWords } from "~/words/changes/describe-edit";

const FIELDS = {
  day: DateField,
  rand: AmountField,
  years: YearsField,
};

/** A field for each need that can be changed, and what a step of it does. */
export function AskedNeeds({ fields, prices }: Pick<NeedsPartWords, "fields" | "prices">) {
  return (
    <>
      {fields.map(({ lever, label, hint, choices }) => {
        const name = LEVERS[lever].inForm;
        const { unit } = LEVERS[lever];
        if (unit === "yesNo")
          return <RadioCards key={lever} name={name} legend={label} size="label" choices={choices ?? []} />;
        if (unit === "fraction" || unit === "percent")
          return (
            <PercentField key={lever} name={name} label={label} hint={hint} decimals={findDecimals(lever)} />
          );
        const Field = FIELDS[unit];
        return <Field key={lever} name={name} label={label} hint={hint} />;
      })}
      {prices.length > 0 && (
        <Panel tint="leaf" title="What a small change does">
          {prices.map((price) => (
            <p key={price}>
              <BoldText text={price} />
            </p>
          ))}
        </Panel>
      )}
    </>
  );
}
