import type { Page } from "playwright/test";

/** Opens a page, as the first of its browser, and waits until its lazy scripts run as well. */
export async function openEnhanced(page: Page, address: string) {
  await awaitEnhanced(page, () => page.goto(address));
}

/**
 * As `openEnhanced`, for any way to the first page of a browser that loads these scripts. A page may not show
 * that they run, and they would miss whatever is typed, clicked, or done to the clock before.
 */
export async function awaitEnhanced(page: Page, lead: () => Promise<unknown>) {
  const loading = page.waitForResponse(/enhance-rarely/);
  await lead();
  // A module runs once, so this import waits for the one that the page requested.
  await page.evaluate(`import("${(await loading).url()}").then(() => undefined)`);
}
