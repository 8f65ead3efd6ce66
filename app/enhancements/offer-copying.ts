import { announce } from "./announce";

/** Shows the buttons that copy a field's text (`data-copies` is the field's id), which only scripts can do. */
export function offerCopying(): void {
  for (const offer of document.querySelectorAll<HTMLElement>("[data-copies]")) {
    offer.hidden = false;
    offer.querySelector("button")?.addEventListener("click", () => void copy(offer));
  }
}

async function copy(offer: HTMLElement): Promise<void> {
  const field = document.getElementById(offer.dataset.copies ?? "");
  const button = offer.querySelector("button");
  if (!(field instanceof HTMLTextAreaElement) || !button) return;
  const isCopied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  // The focus moves to the field only where the person has to copy by hand.
  if (!isCopied) field.select();
  button.textContent = isCopied ? "Copied" : "Selected: now choose Copy";
  announce(button.textContent);
}
