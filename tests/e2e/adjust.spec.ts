/** The tabs of step 12 in a browser: what scripts add to them. Without scripts they work as well (`web/adjust-tabs`). */
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "playwright/test";
import type { Browser, BrowserContext, Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import { people } from "../../fixtures/people";
import { walkSurvey } from "./visitor";

const STEP = "/en/recommendation-experience";
const TABS = `${STEP}/12`;
const RECALCULATION = /\/12\/recalculation/;

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Lets a person finish the survey, and waits for their recommendation. */
async function makePlan(browser: Browser, slug: string): Promise<State> {
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ storageState, baseURL: process.env.BROWSER_TEST_ORIGIN });
  const page = await context.newPage();
  const person = people(todayInSouthAfrica(new Date())).find((one) => one.slug === slug);
  await walkSurvey(page, readSurveyRecord(person!.record));
  await expect(async () => {
    const answer = await context.request.get(TABS, { maxRedirects: 5 });
    expect(answer.url()).toContain(`${TABS}/`);
  }).toPass({ timeout: 120_000 });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A plan of Thandi's for the tests of a worker; each has a browser of its own that has changed nothing yet. */
const test = base.extend<object, { thandi: State }>({
  thandi: [
    async ({ browser }, provide) => provide(await makePlan(browser, "thandi")),
    { scope: "worker", timeout: 240_000 },
  ],
});
test.use({ storageState: ({ thandi }, provide) => provide(thandi) });

const share = (page: Page) => page.locator('input[name="dependentPercentage"]');
const slider = (page: Page) => page.locator('input[name="slider"]');
const press = (page: Page, intent: string) => page.locator(`button[value="${intent}"]`).first();
const effect = (page: Page) => page.locator("[data-effect]");

/** Opens a tab, and waits until its scripts run. */
async function openTab(page: Page, tab: string) {
  await page.goto(`${TABS}/${tab}`);
  await expect(page.locator("form[data-live]")).toBeVisible();
}

/** Collects the shares that recalculations are asked for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (RECALCULATION.test(request.url()))
      asked.push(new URLSearchParams(request.postData() ?? "").get("dependentPercentage") ?? "");
  });
  return asked;
}

const readPanel = async (page: Page) =>
  (await page.locator(".panel", { hasText: "Your income with these changes" }).innerText()).replace(
    /\s+/g,
    " ",
  );

test("typing quickly asks once, and shows the answer to the last value", async ({ page }) => {
  await openTab(page, "dependants");
  const asked = watch(page);
  await share(page).fill("");
  await share(page).pressSequentially("3", { delay: 20 });
  await share(page).pressSequentially("0", { delay: 20 });
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "30%");
  await expect(effect(page)).toContainText(/adds R/);
  await expect(press(page, "reset")).toBeVisible();
  expect(asked).toEqual(["30"]);
  const shown = await readPanel(page);
  expect(shown).toMatch(/Reduce % to dependants \+R\d/);
  await page.reload();
  expect(await readPanel(page)).toBe(shown);
});

test("the answer to an earlier value never overwrites a newer one", async ({ page }) => {
  await openTab(page, "dependants");
  const asked = watch(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  await page.route(RECALCULATION, async (route) => {
    if (!isHeld) {
      isHeld = true;
      await held;
    }
    await route.continue().catch(() => undefined);
  });
  await share(page).fill("40");
  await expect.poll(() => asked).toEqual(["40"]);
  await slider(page).focus();
  await slider(page).press("Home");
  await expect(share(page)).toHaveValue("10");
  await expect(press(page, "reset")).toBeVisible();
  const shown = await readPanel(page);
  release();
  await page.reload();
  expect(asked).toEqual(["40", "10"]);
  await expect(share(page)).toHaveValue("10");
  expect(await readPanel(page)).toBe(shown);
});

test("a recalculation that fails says so and recovers; nothing leads on while one is pending", async ({
  page,
}) => {
  await openTab(page, "dependants");
  await page.route(RECALCULATION, (route) => route.abort());
  await share(page).fill("30");
  await expect(
    page.getByRole("alert").filter({ hasText: "Not able to calculate monthly income" }),
  ).toBeVisible();
  await expect(share(page)).toHaveValue("30");
  await page.unroute(RECALCULATION);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(RECALCULATION, async (route) => {
    await held;
    await route.continue();
  });
  await press(page, "recalculate").click();
  await expect(page.getByRole("status").filter({ hasText: "We are recalculating" })).toBeVisible();
  await press(page, "next").click();
  await expect(page).toHaveURL(/\/12\/dependants/);
  release();
  await expect(press(page, "reset")).toBeVisible();
  await expect(page.getByText("Not able to calculate")).toHaveCount(0);
  await press(page, "next").click();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
});

test("what is wrong is said without asking, and shown in full by Recalculate", async ({ page }) => {
  await openTab(page, "dependants");
  const asked = watch(page);
  await share(page).fill("90");
  const words = "Percentage to dependants has to be between 10% and 50%";
  await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
  expect(asked).toEqual([]);
  await press(page, "recalculate").click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("#error-summary-title")).toBeVisible();
  await expect(share(page)).toHaveValue("90");
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached`);
}

test("the keyboard alone leads from the slider to the plan", async ({ page }) => {
  await openTab(page, "dependants");
  await tabTo(page, 'input[name="slider"]');
  await page.keyboard.press("ArrowLeft");
  await expect(share(page)).toHaveValue("45");
  await expect(press(page, "reset")).toBeVisible();
  await tabTo(page, 'button[value="next"]');
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  for (const path of [/\/12\/cash-needs/, /\/12\/result/, /\/en\/recommended-plan/]) {
    await tabTo(page, 'button[value="next"]');
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
  }
});

test("scripts on and off come to the same figures", async ({ page, browser, thandi }) => {
  const walk = async (window: Page) => {
    await share(window).fill("25");
    await press(window, "next").click();
    await expect(window).toHaveURL(/delay-retirement/);
    await press(window, "next").click();
    await expect(window).toHaveURL(/cash-needs/);
    await window.locator('input[name="debtRepayment"]').fill("20 000");
    await press(window, "next").click();
    await expect(window).toHaveURL(/result/);
    return (await window.locator("main").innerText()).replace(/\s+/g, " ");
  };
  await openTab(page, "dependants");
  const on = await walk(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: thandi,
    baseURL: process.env.BROWSER_TEST_ORIGIN,
  });
  const plain = await context.newPage();
  await plain.goto(`${TABS}/dependants`);
  expect(await walk(plain)).toBe(on);
  expect(on).toMatch(/Your changes add R[\d ]+ a month/);
  await context.close();
});

const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNothingFound(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 540 });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
    expect(found, `${page.url()} at ${width} px`).toEqual([]);
  }
  for (const [width, size] of [
    [320, ""],
    [360, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 540 });
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, `${page.url()} at ${width} px ${size}`).toBeLessThanOrEqual(clientWidth);
  }
}

for (const [slug, tabs] of [
  ["thandi", ["dependants", "delay-retirement", "cash-needs", "result"]],
  ["johan", ["partner-income", "guarantee-period", "result"]],
] as const)
  test(`the tabs of ${slug} are clean for axe, and narrow windows hold them`, async ({ browser, thandi }) => {
    test.slow();
    const storageState = slug === "thandi" ? thandi : await makePlan(browser, slug);
    const context = await browser.newContext({ storageState, baseURL: process.env.BROWSER_TEST_ORIGIN });
    const page = await context.newPage();
    for (const tab of tabs) {
      await page.goto(`${TABS}/${tab}`);
      await expect(page).toHaveURL(new RegExp(`/12/${tab}`));
      if (tab === tabs[0]) {
        await page.locator('input[name="slider"]').press("ArrowLeft");
        await expect(press(page, "reset")).toBeVisible();
      }
      await expectNothingFound(page);
    }
    await context.close();
  });
