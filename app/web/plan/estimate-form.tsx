import { FilterForm, RadioCards, TextField, AmountField } from "~/ui/form";
import { WayOnLink } from "~/web/forms/way-on-link";
import type { WayOn } from "~/words/survey/turned-away";

/** The fields of an estimate as they are asked for in an address. */
export type EstimateField = "age" | "gender" | "savings" | "partner_age";

type EstimateFormProps = {
  /** What was typed, as it was typed. */
  values?: Partial<Record<EstimateField, string>>;
  button: string;
  look?: "primary" | "secondary";
  isAnsweredAsTyped?: boolean;
  /** What somebody can do whom a mistake turns away. */
  waysOn?: Partial<Record<EstimateField, WayOn>>;
};

const SEXES = [
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
] as const;

/** Four answers in a row, and the button that shows what they come to at an address of their own. */
export function EstimateForm({
  values = {},
  button,
  look = "primary",
  isAnsweredAsTyped,
  waysOn = {},
}: EstimateFormProps) {
  const wayOn = (field: EstimateField) => waysOn[field] && <WayOnLink {...waysOn[field]} />;
  const years = { inputMode: "numeric", maxLength: 10, width: "max-w-[6rem]" } as const;
  return (
    <FilterForm
      action="/en/estimate"
      values={values}
      className="filters"
      isAnsweredAsTyped={isAnsweredAsTyped}
    >
      <div className="min-w-0 wide:max-w-[14rem]">
        <TextField name="age" label="Age you retire" hint="55 to 85" wayOn={wayOn("age")} {...years} />
      </div>
      <div className="min-w-0 wide:w-[19.5rem] wide:[&_.choices]:pt-2">
        <RadioCards
          name="gender"
          legend="You are a"
          hint="Women live longer, on average"
          choices={SEXES}
          sideBySide
        />
      </div>
      <div className="min-w-0 wide:w-[13.5rem]">
        <AmountField
          name="savings"
          label="Your savings"
          hint="All your retirement funds"
          wayOn={wayOn("savings")}
        />
      </div>
      <div className="min-w-0 wide:mr-auto wide:max-w-[14rem]">
        <TextField name="partner_age" label="Partner’s age" hint="Only if you have one" {...years} />
      </div>
      <button type="submit" className={`button button-${look}`}>
        {button}
      </button>
    </FilterForm>
  );
}
