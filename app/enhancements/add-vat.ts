import { dropPercentSign } from "~/base/typed-number";
import { addVat } from "~/base/vat";

/**
 * Lets each fee with VAT (`data-vat` is the rate, `data-vat-of` names its field) follow what is typed before VAT.
 * Only people who are logged in set fees, and their pages load this file anyway, to watch their session.
 */
export function addVatAsTyped(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-vat]")) {
    const field = document.getElementById(place.dataset.vatOf ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    const show = () => {
      const typed = dropPercentSign(field.value).replace(",", ".");
      const isFee = /^\d{1,3}(\.\d{1,4})?$/.test(typed);
      place.textContent = isFee ? addVat(Number(typed), Number(place.dataset.vat)).toFixed(2) : "–";
    };
    field.addEventListener("input", show);
    // A browser that comes back to the page fills in the field before it loads this.
    show();
  }
}
