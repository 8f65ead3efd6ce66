/** Closes a notice with `data-closes` after so many milliseconds, and leads to `data-closes-to` if there is such a page. */
export function closeNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-closes]")) {
    const { closes, closesTo } = notice.dataset;
    setTimeout(() => (closesTo ? location.replace(closesTo) : notice.remove()), Number(closes));
  }
}
