/** The form kit. Everything about remix-validated-form stays behind this door. */
export { answerWithMistakes } from "./answer-with-mistakes";
export { CheckboxCards, RadioCards, YesNo } from "./choice-cards";
export { ErrorSummary } from "./error-summary";
export { GivenMistakes, useMistakes } from "./given-mistakes";
export { fieldId } from "./field-state";
export { Form } from "./form";
export { SelectField } from "./select-field";
export { DefaultSubmit, SubmitButton } from "./submit-button";
export { TextField } from "./text-field";
export { TrapContext, TrapFields } from "./trap-fields";
export { AmountField, DateField, PhoneField, YearField } from "./typed-fields";
