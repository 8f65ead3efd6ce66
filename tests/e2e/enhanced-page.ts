import type { Page } from "playwright/test";

/** Opens a page, as the first of its browser, and waits until what it loads later runs as well. */
export async function openEnhanced(page: Page, address: string) {
  await awaitEnhanced(page, () => page.goto(address));
}

/**
 * The same for what leads to the first page of a browser that loads it. Nothing on a page may show that, and what is typed or
 * clicked before, or a clock that is moved, would pass it by.
 */
export async function awaitEnhanced(page: Page, lead: () => Promise<unknown>) {
  const loading = page.waitForResponse(/enhance-rarely/);
  await lead();
  // A module runs once, so this waits for the one that the page asked for.
  await page.evaluate(`import("${(await loading).url()}").then(() => undefined)`);
}
