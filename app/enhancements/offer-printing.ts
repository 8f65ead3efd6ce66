/** Shows the buttons (`data-print`) that print the page, which only scripts can do. */
export function offerPrinting(): void {
  for (const offer of document.querySelectorAll<HTMLElement>("[data-print]")) offer.hidden = false;
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print] button")) window.print();
  });
}
