import { formatRand, parseRand, writeAmount } from "~/base/money";

/**
 * Makes a slider (`data-slides` names the field of its amount, `data-least` and `data-most` cut it) and that field say the
 * same: the one that is touched leads. Without scripts both are posted, and the one that was changed counts.
 */
export function joinSlider(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>("[data-slides]")) {
    const field = findField(slider);
    if (field) sayAmount(slider, parseRand(field.value));
  }
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    if (target.dataset.slides) return leadAmount(target);
    const slider = target.form.querySelector<HTMLInputElement>(`[data-slides="${target.name}"]`);
    const amount = slider ? parseRand(target.value) : undefined;
    if (!slider || amount === undefined) return;
    slider.value = String(amount);
    sayAmount(slider, amount);
  });
}

function findField({ form, dataset }: HTMLInputElement): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(dataset.slides ?? "");
  return field instanceof HTMLInputElement ? field : undefined;
}

function leadAmount(slider: HTMLInputElement): void {
  const { least, most } = slider.dataset;
  const field = findField(slider);
  if (!field) return;
  field.value = writeAmount(Math.min(Math.max(Number(slider.value), Number(least)), Number(most)));
  // For the reset button, and so that the slider says what the field does.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function sayAmount(slider: HTMLInputElement, amount = Number(slider.value)): void {
  slider.setAttribute("aria-valuetext", formatRand(amount));
}
