/** The form kit. Everything about remix-validated-form stays behind this door. */
export { answerInPlace } from "./answer-in-place";
export { Form } from "./form";
export * from "./light";
