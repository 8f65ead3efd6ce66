/**
 * Updates the places of one kind (`data-polled`, `data-answered`) from a newer copy of the page, matched by name.
 * Unchanged places are not written: a screen reader would read them aloud again.
 * @returns true if the copy has all these places
 */
export function showNews(markup: string, kind: "polled" | "answered"): boolean {
  const fresh = new DOMParser().parseFromString(markup, "text/html");
  for (const place of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const news = fresh.querySelector(`[data-${kind}="${place.dataset[kind]}"]`);
    if (!news) return false;
    if (place.innerHTML !== news.innerHTML) place.replaceChildren(...news.childNodes);
  }
  return true;
}
