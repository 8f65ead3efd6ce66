import { announce } from "./announce";

/** Shows the buttons (`data-copies`, the id of a field) that copy a field's text, which only scripts can do. */
export function offerCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const field = document.getElementById(button.dataset.copies ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  const isCopied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  const words = isCopied ? "Copied" : "Marked: copy it from your menu";
  button.textContent = words;
  announce(words);
}
