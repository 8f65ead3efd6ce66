import { isPosting } from "./post-once";

/**
 * Makes the browser ask, in its own words, before a person leaves a page with unsaved text in a form other than the
 * one that they send.
 */
export function warnOfLoss(): void {
  window.addEventListener("beforeunload", (event) => {
    if (![...document.forms].some((form) => !isPosting(form) && isUnsaved(form))) return;
    event.preventDefault();
    event.returnValue = "Leaving page will cause loss of data!";
  });
}

function isUnsaved(form: HTMLFormElement): boolean {
  if (form.method !== "post") return false;
  return "unsaved" in form.dataset || [...form.elements].some(isChanged);
}

/** Compares with the value that the server sent, so that text which the browser restored counts as well. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
  if (control.type === "hidden") return false;
  const isTicked = control.type === "radio" || control.type === "checkbox";
  if (isTicked && control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
