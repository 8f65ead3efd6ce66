import { cancelRefresh } from "./cancel-refresh";
import { showNews } from "./show-news";

const PAUSE_MILLISECONDS = 1_000;

/**
 * Requests the page again each second and updates its `data-polled` places. If the response is another page, a
 * refusal or has no such places, it loads that. Cancels the page's Refresh header, which polls without scripts.
 */
export function poll(): void {
  if (!document.querySelector("[data-polled]")) return;
  cancelRefresh();
  setTimeout(lookAgain, PAUSE_MILLISECONDS);
}

async function lookAgain(): Promise<void> {
  const page = await fetch(location.href, { redirect: "manual" }).catch(() => undefined);
  const isRefused = page && page.status >= 400 && page.status < 500;
  const isOver = page?.type === "opaqueredirect" || (page?.ok && !showNews(await page.text(), "polled"));
  if (isOver || isRefused) location.reload();
  else setTimeout(lookAgain, PAUSE_MILLISECONDS);
}
