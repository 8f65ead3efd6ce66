import { announce } from "./announce";

/**
 * Announces that an answer has opened more questions below it, empties those that it closes so that their answers do
 * not return with it, and enforces boxes that exclude others (`data-exclusive`).
 */
export function followChoices(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    clearExcluded(target);
    const choices = target.closest("[data-choices]");
    const opened = choices?.parentElement?.querySelector(":scope > [data-opened]");
    const isOpen = Boolean(opened && choices?.querySelector("[data-opens]:checked"));
    announce(isOpen ? "There is more to answer below." : "");
    if (opened && !isOpen) empty(opened);
  });
}

function clearExcluded(box: HTMLInputElement | HTMLSelectElement): void {
  if (box.type !== "checkbox" || !("checked" in box) || !box.checked) return;
  for (const other of box.form?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []) {
    const isExcluded = "exclusive" in box.dataset || "exclusive" in other.dataset;
    if (other !== box && other.name === box.name && isExcluded) other.checked = false;
  }
}

function empty(opened: Element): void {
  for (const control of opened.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    if (control.type === "radio" || control.type === "checkbox")
      (control as HTMLInputElement).checked = false;
    else control.value = "";
  }
}
