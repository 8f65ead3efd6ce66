/** The form kit. Everything about remix-validated-form stays behind this door. */
export { answerInPlace } from "./answer-in-place";
export { CheckboxCards, RadioCards, YesNo } from "./choice-cards";
export { ErrorSummary } from "./error-summary";
export { fieldId } from "./field-state";
export { Form } from "./form";
export { FormNotice } from "./form-notice";
export { NamedMistakes } from "./named-mistakes";
export { SelectField } from "./select-field";
export { DefaultSubmit, SubmitButton } from "./submit-button";
export { TextField } from "./text-field";
export { TrapContext, TrapFields } from "./trap-fields";
export { AmountField, DateField, PhoneField, YearField } from "./typed-fields";
