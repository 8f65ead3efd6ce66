/** Fields that people type into, or what a page puts into a shared form: a form with either needs a schema. */
const TYPED =
  /<(?:TextField|TextAreaField|AmountField|CountField|DateField|PercentField|PhoneField|YearField|YearsField|CellField|SelectField|RadioCards|CheckboxCards|YesNo|QuestionField)\b|\{(?:children|field)\}/;

/** The ids of the forms in a JSX file that have fields that people type into, and no schema. */
export function findFormsWithoutSchema(text: string): string[] {
  return text
    .split(/<Form\b/)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf("</Form>")))
    .filter((form) => TYPED.test(form) && !/\bschema=\{/.test(form))
    .map((form) => /\bid=(?:"([^"]*)"|\{([^}]*)\})/.exec(form)?.slice(1).find(Boolean) ?? "without an id");
}
