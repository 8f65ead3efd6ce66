/** A tab of step 12, or another page that changes a plan, in a browser with scripts. */
import { type Browser, type BrowserContext, expect, type Page, type Route } from "playwright/test";
import { makePlan } from "./made-plan";

export const TABS = "/en/recommendation-experience/12";

/** The cookies of a browser. */
export type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const origin = () => process.env.BROWSER_TEST_ORIGIN ?? "";

/** A new browser of a guest with an unchanged plan. */
export async function makeState(browser: Browser, slug: string): Promise<State> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await makePlan(context, origin(), slug);
  const state = await context.storageState();
  await context.close();
  return state;
}

export const share = (page: Page) => page.locator('input[name="dependentPercentage"]');
export const slider = (page: Page) => page.locator('input[name="slider"]');
export const press = (page: Page, intent: string) => page.locator(`button[value="${intent}"]`).first();

/** Opens a page that changes a plan, and waits until its scripts run. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("form[data-live]")).toBeVisible();
}

export const openTab = (page: Page, tab: string) => openLive(page, `${TABS}/${tab}`);

/**
 * Stops the clock of all pages opened from then on, so that typing causes no recalculation before Next is
 * pressed, however slowly that happens: Next does nothing while a recalculation is pending.
 */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Delays the next `times` requests, or all of them, until they are released. */
export async function hold(page: Page, requests: RegExp, times?: number): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const wait = async (route: Route) => {
    await held;
    await route.continue().catch(() => undefined);
  };
  await page.route(requests, wait, { times });
  return release;
}
