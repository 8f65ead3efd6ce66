/** The form kit without remix-validated-form: for the root, and for pages that run React. */
export { CheckboxCards, RadioCards, YesNo } from "./choice-cards";
export { ErrorSummary } from "./error-summary";
export { FileField } from "./file-field";
export { fieldId } from "./field-state";
export { FormNotice } from "./form-notice";
export { NamedMistakes } from "./named-mistakes";
export { PostForm } from "./post-form";
export { SelectField } from "./select-field";
export { ShareSlider } from "./share-slider";
export { DefaultSubmit, SubmitButton } from "./submit-button";
export { TextAreaField } from "./text-area-field";
export { TextField } from "./text-field";
export { TrapContext, TrapFields } from "./trap-fields";
export { AmountField, DateField, PercentField, PhoneField, YearField, YearsField } from "./typed-fields";
