/**
 * Puts what a newer copy of the page says into the places of one kind (`data-polled`, `data-answered`), each by its name.
 * Unchanged places stay as they are, because a change would be read aloud again.
 * @returns whether the copy has all these places
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
