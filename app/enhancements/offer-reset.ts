/**
 * Shows a field's reset button (`data-reset` names the field, `data-reset-to` holds its first value) while the field
 * differs, and lets it set the field without asking the server. Without scripts it is shown on the server's next page.
 */
export function offerReset(): void {
  const offer = document.querySelector<HTMLElement>("[data-reset]");
  const field = offer && document.querySelector<HTMLInputElement>(`#${offer.dataset.reset}`);
  if (!field) return;
  // It may follow what else is typed.
  const read = () => offer.dataset.resetTo ?? "";
  // How an amount is spaced makes no difference.
  const look = () => (offer.hidden = field.value.replace(/\s/g, "") === read().replace(/\s/g, ""));
  field.addEventListener("input", look);
  // A browser that comes back to the page fills in the field before it loads this.
  look();
  offer.addEventListener("click", (event) => {
    event.preventDefault();
    field.value = read();
    field.focus();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
