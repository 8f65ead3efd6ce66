/** A tab of step 12, or another page that changes a plan, in a browser with scripts. */
import { expect } from "playwright/test";
import type { Browser, BrowserContext, Page, Route } from "playwright/test";
import { makePlan } from "./made-plan";

export const TABS = "/en/recommendation-experience/12";

/** The cookies of a browser. */
export type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const origin = () => process.env.BROWSER_TEST_ORIGIN ?? "";

/** A browser of its own for someone who has a plan, and has changed nothing in it. */
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

/** Opens the page of a change, and waits until its scripts run. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("form[data-live]")).toBeVisible();
}

export const openTab = (page: Page, tab: string) => openLive(page, `${TABS}/${tab}`);

/**
 * Opens the pages to come at a standstill of their time, so that what is typed is not recalculated before Next is
 * pressed, however slowly that happens: nothing leads on while a recalculation is pending.
 */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Lets requests wait, so many of them or all, until they are released. */
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
