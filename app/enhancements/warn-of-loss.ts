import { isPosting } from "./post-once";

/** Has the browser ask before a page is left whose form holds what the server has not got. Browsers use words of their own. */
export function warnOfLoss(): void {
  window.addEventListener("beforeunload", (event) => {
    if (isPosting() || ![...document.forms].some(isUnsaved)) return;
    event.preventDefault();
    event.returnValue = "Leaving page will cause loss of data!";
  });
}

function isUnsaved(form: HTMLFormElement): boolean {
  if (form.method !== "post") return false;
  return "unsaved" in form.dataset || [...form.elements].some(isChanged);
}

/** Compares with what the server sent, so that what the browser itself has filled in again counts as well. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
  if (control.type === "hidden") return false;
  const isTicked = control.type === "radio" || control.type === "checkbox";
  if (isTicked && control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
