import { parsePercent } from "~/base/typed-number";
import { addVat } from "~/base/vat";

/** Lets each fee with VAT (`data-vat-of` names its field, `data-vat` is the rate) follow what is typed before VAT. */
export function addVatAsTyped(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-vat-of]")) {
    const field = document.getElementById(place.dataset.vatOf ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    const show = () => {
      const fee = parsePercent(field.value, 4);
      place.textContent = Number.isNaN(fee) ? "–" : addVat(fee, Number(place.dataset.vat)).toFixed(2);
    };
    field.addEventListener("input", show);
    // A browser that comes back to the page fills in the field before it loads this.
    show();
  }
}
