import { dropPercentSign } from "~/base/typed-number";
import { addVat } from "~/base/vat";

/**
 * Updates each fee with VAT as its fee before VAT is typed: `data-vat` is the rate, `data-vat-of` names that field.
 * Only logged-in people set fees, and their pages load the rare enhancements anyway to watch the session.
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
    // On the way back to the page, a browser fills in the field before this script runs.
    show();
  }
}
