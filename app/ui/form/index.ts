/** The form kit. Nothing outside it imports remix-validated-form. */
export { answerInPlace, FORM_NAME_FIELD } from "./answer-in-place";
export type { FormRefusal, ShownForm } from "./answer-in-place";
export { CheckboxCard, CheckboxCards, RadioCards, YesNo } from "./choice-cards";
export { CellField } from "./cell-field";
export { FieldGroup } from "./field-group";
export { FileField } from "./file-field";
export { FilterForm, FilterSelect } from "./filter-form";
export { Form } from "./form";
export { listMistakes, useMistakes } from "./named-mistakes";
export { SelectField } from "./select-field";
export { TextAreaField } from "./text-area-field";
export * from "./without-validation";
