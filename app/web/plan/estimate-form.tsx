import { FilterForm, RadioCards, TextField, AmountField } from "~/ui/form";
import { WayOnLink } from "~/web/fields/way-on-link";
import type { WayOn } from "~/words/survey/turned-away";

/** The fields of an estimate, which are also its query parameters. */
export type EstimateField = "age" | "retire_at" | "gender" | "savings" | "partner_age";

type EstimateFormProps = {
  /** The values as they were typed. */
  values?: Partial<Record<EstimateField, string>>;
  button: string;
  look?: "primary" | "secondary";
  isAnsweredAsTyped?: boolean;
  /** Ways forward for a person whom a mistake excludes. */
  waysOn?: Partial<Record<EstimateField, WayOn>>;
};

const SEXES = [
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
] as const;

/** Five answers in a row, and a button that opens the result at its own address. */
export function EstimateForm({
  values = {},
  button,
  look = "primary",
  isAnsweredAsTyped,
  waysOn = {},
}: EstimateFormProps) {
  const wayOn = (field: EstimateField) => waysOn[field] && <WayOnLink {...waysOn[field]} />;
  const years = { inputMode: "numeric", maxLength: 10, width: "max-w-[5.5rem]" } as const;
  return (
    <FilterForm
      action="/en/estimate"
      values={values}
      className="first-figure"
      isAnsweredAsTyped={isAnsweredAsTyped}
    >
      <TextField name="age" label="How old are you?" hint="In years" wayOn={wayOn("age")} {...years} />
      <TextField
        name="retire_at"
        label="Retire at"
        hint="Your age, if now"
        wayOn={wayOn("retire_at")}
        {...years}
      />
      <RadioCards
        name="gender"
        legend="You are a"
        hint="Women live longer, on average"
        choices={SEXES}
        sideBySide
      />
      <AmountField
        name="savings"
        label="Your savings"
        hint="All your retirement funds"
        wayOn={wayOn("savings")}
      />
      <TextField name="partner_age" label="Partner’s age" hint="Only if you have one" {...years} />
      <button type="submit" className={`button button-${look}`}>
        {button}
      </button>
    </FilterForm>
  );
}
