/** Closes a notice after `data-closes` milliseconds, and opens the page of `data-closes-to` if there is one. */
export function closeNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-closes]")) {
    const { closes, closesTo } = notice.dataset;
    setTimeout(() => (closesTo ? location.replace(closesTo) : notice.remove()), Number(closes));
  }
}
