/**
 * Makes the drawings of the page answer the pointer and the keyboard. What draws them in the browser is large, and is
 * loaded only once one is touched.
 */
for (const place of document.querySelectorAll<HTMLElement>("[data-drawing]")) {
  place.tabIndex = 0;
  place.setAttribute("role", "slider");
  place.setAttribute("aria-label", "Age on the chart");
  place.setAttribute("aria-valuenow", "0");
  let isTouched = false;
  const touch = () => {
    if (isTouched) return;
    isTouched = true;
    void import("./touched-chart").then((module) => module.default(place));
  };
  for (const event of ["pointerenter", "pointerdown", "focus"]) place.addEventListener(event, touch);
}

export {};
