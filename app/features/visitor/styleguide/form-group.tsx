import type { ReactNode } from "react";
import {
  AmountSlider,
  AmountField,
  CellField,
  CheckboxCards,
  DateField,
  DefaultSubmit,
  ErrorSummary,
  FieldGroup,
  FileField,
  FilterForm,
  FilterSelect,
  FormNotice,
  SavedNotice,
  NamedMistakes,
  PercentField,
  PhoneField,
  RadioCards,
  SelectField,
  ShareSlider,
  TextAreaField,
  TextField,
  YearField,
  CountField,
  YearsField,
  YesNo,
} from "~/ui/form";
import { DeskFilters, SearchForm } from "~/ui/desk-filters";
import { Disclosure } from "~/ui/disclosure";
import { ShownValues } from "~/ui/form/field-state";
import { EstimateForm } from "~/web/plan/estimate-form";
import { Group, Specimen } from "./specimen";

const FUNDS = [
  { value: "money-market", label: "Money Market" },
  { value: "core-income", label: "Core Income" },
] as const;

const BACK_UP = [
  { value: "1", label: "Support from my family" },
  { value: "2", label: "Another source of income", note: "Rent, or work that you will keep doing" },
  { value: "0", label: "None of the above", isExclusive: true },
] as const;

const FILLED = {
  filledText: "Thandi",
  filledAmount: "4 200 000",
  filledDate: "22/11/1963",
  filledPhone: "82 123 4567",
  filledYear: "2031",
  filledPercent: "50",
  filledPart: "100",
  filledFee: "0.85",
  changedFee: "100",
  wrongFee: "1.20",
  wrongPart: "60",
  filledYears: "10",
  filledCode: "482913",
  filledFund: "core-income",
  filledMessage: "Please call me after work.",
  filledYesNo: "yes",
  filledOpened: "150 000",
  filledBackUp: ["1", "2"],
  filledShare: "2",
  wrongText: "T",
  wrongAmount: "1.200",
  wrongFund: "",
  wrongMessage: "",
};

const MISTAKES = [
  { field: "wrongText", message: "Please enter between 2 and 50 characters" },
  { field: "wrongAmount", message: "Invalid input format, for example 150 000" },
  { field: "wrongGroup", message: "These percentages add up to 60%. Please add 40%." },
  { field: "wrongFund", message: "Please choose a fund" },
  { field: "wrongMessage", message: "Please write a message" },
  { field: "wrongYesNo", message: "Please choose Yes or No" },
  { field: "wrongBackUp", message: "Please choose at least one" },
  { field: "wrongPhoto", message: "Please choose a picture" },
];

const NAMES = { wrongText: "Name", wrongAmount: "Savings", wrongFund: "Fund" };

/** Every field, empty, filled in and with a mistake. */
export function FormGroup() {
  return (
    <Group id="fields" title="Fields">
      <Specimen
        names={["FilterForm", "FilterSelect", "DeskFilters", "SearchForm"]}
        isWide
        note="Narrows a list; the address says by what."
      >
        <FilterForm action="/en/styleguide" values={{ filterFrom: "01/09/2026" }}>
          <DeskFilters
            first={<FilterSelect name="filterEvent" label="Date of" choices={FUNDS} value="core-income" />}
            more={<DateField name="filterFrom" label="From" hint={null} width="" />}
          >
            <button type="submit" className="button button-secondary">
              Show
            </button>
          </DeskFilters>
        </FilterForm>
        <SearchForm action="/en/styleguide" label="Name or whole ID number" search="Mokoena" />
      </Specimen>
      <Specimen
        names={["EstimateForm"]}
        isWide
        note="Asks for a first figure; the address holds the answers."
      >
        <EstimateForm values={{ age: "64", gender: "female" }} button="Show my income" />
      </Specimen>
      <Specimen
        names={["TextField", "Hint", "FieldMistake"]}
        note="No field is ever disabled: it answers with a mistake."
      >
        <Fields>
          <TextField name="emptyText" label="Empty" hint="A hint says how to answer" />
          <TextField name="filledText" label="Filled in" />
          <TextField name="wrongText" label="With a mistake" hint="As it appears on your ID" />
          <TextField name="filledCode" label="A code" look="code" digits={6} width="max-w-[13rem]" />
        </Fields>
      </Specimen>
      <Specimen
        names={[
          "AmountField",
          "DateField",
          "PhoneField",
          "YearField",
          "PercentField",
          "YearsField",
          "CountField",
        ]}
      >
        <Fields>
          <AmountField name="emptyAmount" label="An amount, empty" />
          <AmountField name="filledAmount" label="An amount" hint="Your retirement funds together" />
          <AmountField name="wrongAmount" label="An amount with a mistake" />
          <DateField name="filledDate" label="A day" />
          <PhoneField name="filledPhone" label="A cell phone number" />
          <YearField name="filledYear" label="A year" />
          <PercentField name="filledPercent" label="A percentage" />
          <PercentField name="decimalPercent" label="A percentage with a decimal" decimals={1} />
          <YearsField name="filledYears" label="A number of years" />
          <CountField name="emptyCount" label="How many there are" />
        </Fields>
      </Specimen>
      <Specimen names={["CellField"]} note="A short number in a cell of a table, as stored and changed.">
        <Fields>
          <CellField name="filledFee" label="A fee" note="at most 1.00" beside="0.98" />
          <CellField name="changedFee" label="A changed fee" note="at most 200" was="85" />
          <CellField name="wrongFee" label="A fee with a mistake" note="at most 1.00" />
        </Fields>
      </Specimen>
      <Specimen names={["SelectField", "TextAreaField", "FileField", "ShareSlider", "AmountSlider"]}>
        <Fields>
          <SelectField name="emptyFund" label="A list, nothing chosen" choices={FUNDS} />
          <SelectField name="filledFund" label="A list" choices={FUNDS} />
          <SelectField name="wrongFund" label="A list with a mistake" choices={FUNDS} />
          <TextAreaField name="filledMessage" label="Several lines" mostCharacters={1024} />
          <TextAreaField name="wrongMessage" label="Several lines with a mistake" mostCharacters={1024} />
          <FileField name="photo" label="A file" hint="JPEG or PNG" accept="image/*" />
          <FileField name="wrongPhoto" label="A file with a mistake" accept="image/*" />
          <ShareSlider
            name="filledShare"
            label="Share for your family"
            said="40%"
            shares={[20, 30, 40, 50]}
            ends={["20%, more for you", "50%, recommended"]}
          />
          <AmountSlider
            name="filledPlace"
            label="Lump sum"
            hint="Slide it or type it"
            amountField="filledAmount"
            step={10_000}
            ends={[
              { amount: 150_000, words: "R150 000, your needs" },
              { amount: 1_250_000, words: "R1 250 000, the most" },
            ]}
            mark={{ amount: 550_000, words: "R550 000", note: "recommended" }}
          />
        </Fields>
      </Specimen>
      <Specimen names={["RadioCards", "CheckboxCards", "YesNo", "QuestionFieldset", "Opened"]}>
        <Fields>
          <RadioCards name="filledFundKind" legend="Nothing chosen" choices={FUNDS} />
          <YesNo name="filledYesNo" legend="Do you have debt?" size="label" opens="yes">
            <AmountField name="filledOpened" label="How much?" />
          </YesNo>
          <YesNo name="wrongYesNo" legend="With a mistake" hint="Choose one" size="label" />
          <CheckboxCards name="filledBackUp" legend="What could you fall back on?" choices={BACK_UP} />
          <CheckboxCards name="wrongBackUp" legend="Boxes with a mistake" size="label" choices={BACK_UP} />
        </Fields>
      </Specimen>
      <Specimen names={["FieldGroup"]}>
        <Fields>
          <FieldGroup name="filledGroup" legend="Fields that belong together" hint="They add up to 100%.">
            <PercentField name="filledPart" label="Core Income" />
          </FieldGroup>
          <FieldGroup name="wrongGroup" legend="With a mistake">
            <PercentField name="wrongPart" label="Money Market" />
          </FieldGroup>
        </Fields>
      </Specimen>
      <Specimen
        names={[
          "ErrorSummary",
          "FormNotice",
          "SavedNotice",
          "Form",
          "PostForm",
          "DefaultSubmit",
          "TrapFields",
        ]}
        note="What is wrong with a form. Closed here, because each takes the focus as soon as it is there."
      >
        <Disclosure summary="Mistakes" isFlush>
          <Fields>
            <ErrorSummary names={NAMES} />
            <SavedNotice>Saved.</SavedNotice>
            <FormNotice link={{ to: "/en/contact", name: "Talk to a person" }}>
              We could not save your answers just now.
            </FormNotice>
            <DefaultSubmit />
          </Fields>
        </Disclosure>
      </Specimen>
    </Group>
  );
}

/** Fields get their values and mistakes from the form around them; here there is none, so that nothing is posted. */
function Fields({ children }: { children: ReactNode }) {
  return (
    <NamedMistakes.Provider value={MISTAKES}>
      <ShownValues.Provider value={FILLED}>
        <div className="space-y-8">{children}</div>
      </ShownValues.Provider>
    </NamedMistakes.Provider>
  );
}
