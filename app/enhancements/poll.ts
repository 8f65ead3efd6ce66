import { cancelRefresh } from "./cancel-refresh";

const PAUSE_MILLISECONDS = 1_000;

/**
 * Requests the page again each second and updates its `data-polled` places. If the answer is another page, a refusal, or
 * has no such places, it loads that. Without scripts the page's Refresh header does this; here that reload is cancelled.
 */
export function poll(): void {
  if (!document.querySelector("[data-polled]")) return;
  cancelRefresh();
  setTimeout(lookAgain, PAUSE_MILLISECONDS);
}

async function lookAgain(): Promise<void> {
  const page = await fetch(location.href, { redirect: "manual" }).catch(() => undefined);
  const isRefused = page && page.status >= 400 && page.status < 500;
  const isOver = page?.type === "opaqueredirect" || (page?.ok && !showNews(await page.text()));
  if (isOver || isRefused) location.reload();
  else setTimeout(lookAgain, PAUSE_MILLISECONDS);
}

/**
 * Tells whether there is still something to wait for. Unchanged places stay as they are, because a change would be
 * read aloud again.
 */
function showNews(markup: string): boolean {
  const fresh = new DOMParser().parseFromString(markup, "text/html");
  for (const place of document.querySelectorAll<HTMLElement>("[data-polled]")) {
    const news = fresh.querySelector(`[data-polled="${place.dataset.polled}"]`);
    if (!news) return false;
    if (place.innerHTML !== news.innerHTML) place.replaceChildren(...news.childNodes);
  }
  return true;
}
