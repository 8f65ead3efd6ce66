import type { ChartFigures } from "./chart-figures";
import { readRow } from "./read-row";

/**
 * Makes a drawing answer the pointer and the keyboard. The module that draws it in the browser is large, and
 * is loaded only on the first touch.
 */
function waitForTouch(place: HTMLElement): void {
  const chart = place.closest<HTMLElement>("[data-chart]");
  if (!chart) return;
  const { ages, label } = JSON.parse(chart.dataset.chart ?? "") as ChartFigures;
  place.tabIndex = 0;
  place.setAttribute("role", "slider");
  place.setAttribute("aria-label", label);
  place.setAttribute("aria-valuemin", String(ages[0]));
  place.setAttribute("aria-valuenow", String(ages[0]));
  place.setAttribute("aria-valuemax", String(ages.at(-1)));
  // Read out with the name on focus, before that module has loaded.
  place.setAttribute("aria-valuetext", readRow(chart, ages[0] ?? 0));
  let isTouched = false;
  let touchedAt: number | undefined;
  const touch = (event: Event) => {
    if (event instanceof PointerEvent) touchedAt = event.clientX;
    if (isTouched) return;
    isTouched = true;
    void import("./touched-chart").then((module) => module.default(place, touchedAt));
  };
  for (const name of ["pointerenter", "pointermove", "pointerdown", "focus"])
    place.addEventListener(name, touch);
}

function waitIn(part: ParentNode): void {
  part.querySelectorAll<HTMLElement>("[data-drawing]").forEach(waitForTouch);
}

waitIn(document);
// A page that is opened as a dialog has drawings of its own.
document.addEventListener("shown", ({ target }) => {
  if (target instanceof Element) waitIn(target);
});
