/**
 * Limits fields with `data-digits` to that many digits as they are typed, dropped or pasted. It blocks only text that
 * cannot belong there: keys, selecting, copying and cutting work as usual.
 */
export function typeDigits(): void {
  document.addEventListener("beforeinput", (event) => {
    const { target: field, inputType } = event;
    if (!(field instanceof HTMLInputElement) || !field.dataset.digits || !inputType.startsWith("insert"))
      return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (text === undefined || event.isComposing) return;
    const digits = text.replace(/[\s-]/g, "");
    if (digits === text && fits(field, digits)) return;
    event.preventDefault();
    // Pasted numbers may have spaces between their groups.
    if (digits !== "" && digits !== text && fits(field, digits)) insert(field, digits);
  });
}

function fits(field: HTMLInputElement, digits: string): boolean {
  const { value, selectionStart, selectionEnd } = field;
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? value.length);
  return /^\d*$/.test(digits) && value.length - replaced + digits.length <= Number(field.dataset.digits);
}

function insert(field: HTMLInputElement, digits: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(digits, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
