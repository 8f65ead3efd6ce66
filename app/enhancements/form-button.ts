/** After this time no response will come, or the person has stopped it, and they may press again. */
export const LONGEST_WAIT_MILLISECONDS = 30_000;

/**
 * Shows a button's busy words (`data-busy`) in its first text node; an icon after it stays.
 * @returns a function that shows its own words again
 */
export function sayBusy(button: HTMLElement | null | undefined): () => void {
  const words = button?.firstChild;
  if (!words) return () => {};
  const own = words.textContent;
  words.textContent = button.dataset.busy ?? "";
  return () => (words.textContent = own);
}

let notice: HTMLElement | undefined;

/** Says before a button why its form was not sent. */
export function showNotice(button: HTMLElement | null | undefined, words: string): void {
  notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.className = "basis-full font-bold text-error";
  notice.textContent = words;
  button?.parentElement?.prepend(notice);
}

/** Removes the notice, if there is one. */
export function hideNotice(): void {
  notice?.remove();
}
