import { FORM_NAME_FIELD } from "~/ui/form";

/**
 * The names that a form may post besides those of every form, each as often as it may be repeated. A name
 * that ends with `#` stands for names that end with a number there.
 */
export type Fields = readonly string[];

/** The form's id, the pressed button, and the idempotency key. */
const OF_EVERY_FORM: Fields = [FORM_NAME_FIELD, "intent", "processContextId"];

const NUMBER_AT_END = /\d{1,9}$/;

/** The posted fields that are declared, in the posted order. A file is accepted only in the field `file`. */
export function keepDeclared(posted: FormData, fields: Fields, file?: string): FormData {
  const open = new Map<string, number>();
  for (const name of [...OF_EVERY_FORM, ...fields, ...(file ? [file] : [])])
    open.set(name, (open.get(name) ?? 0) + 1);
  const kept = new FormData();
  for (const [name, value] of posted) {
    const declared = open.has(name) ? name : name.replace(NUMBER_AT_END, "#");
    const places = open.get(declared) ?? 0;
    if (places === 0 || (typeof value !== "string" && name !== file)) continue;
    open.set(declared, places - 1);
    kept.append(name, value);
  }
  return kept;
}
