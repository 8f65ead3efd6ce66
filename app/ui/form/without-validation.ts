/**
 * The form kit for the root and the pages that run React: no remix-validated-form, and only the fields that
 * they show.
 */
export { AmountSlider } from "./amount-slider";
export { RadioCards } from "./choice-cards";
export { ErrorSummary } from "./error-summary";
export { FieldGroup } from "./field-group";
export { fieldId } from "./field-state";
export { FormNotice } from "./form-notice";
export { listMistakes, NamedMistakes } from "./named-mistakes";
export { PostForm } from "./post-form";
export { SavedNotice } from "./saved-notice";
export { ShareSlider } from "./share-slider";
export { DefaultSubmit, SubmitButton } from "./submit-button";
export { TextField } from "./text-field";
export { TrapContext, TrapFields } from "./trap-fields";
export { AmountField, CountField, DateField, PercentField, PhoneField, YearsField } from "./typed-fields";
