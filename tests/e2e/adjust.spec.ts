/** The tabs of step 12 in a browser: what scripts add to them. Without scripts they work as well (`web/adjust-tabs`). */
import { expect, test } from "playwright/test";
import type { Browser, BrowserContext, Page } from "playwright/test";
import { startBeforeFailing } from "../support/failing-services";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";
import { readPlan, tabTo } from "./visitor";

const STEP = "/en/recommendation-experience";
const TABS = `${STEP}/12`;
const RECALCULATION = /\/12\/recalculation/;

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

const origin = () => process.env.BROWSER_TEST_ORIGIN ?? "";

/** A browser of its own for someone who has a plan, and has changed nothing in it. */
async function makeState(browser: Browser, slug: string): Promise<State> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await makePlan(context, origin(), slug);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A plan of Thandi's for the tests of a worker that store nothing in it. */
let thandi: Promise<State> | undefined;
test.use({
  storageState: async ({ browser }, provide) => provide(await (thandi ??= makeState(browser, "thandi"))),
});

const share = (page: Page) => page.locator('input[name="dependentPercentage"]');
const slider = (page: Page) => page.locator('input[name="slider"]');
const press = (page: Page, intent: string) => page.locator(`button[value="${intent}"]`).first();
const effect = (page: Page) => page.locator("[data-effect]");

/** Opens a tab, and waits until its scripts run. */
async function openTab(page: Page, tab: string) {
  await page.goto(`${TABS}/${tab}`);
  await expect(page.locator("form[data-live]")).toBeVisible();
}

/**
 * Opens the pages to come at a standstill of their time, so that what is typed is not recalculated before Next is
 * pressed, however slowly that happens: nothing leads on while a recalculation is pending.
 */
async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
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
  await expect(effect(page)).toHaveText(/^This adds R/);
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
  await share(page).fill("abc");
  await expect(page.getByRole("alert").filter({ hasText: "Please enter a whole percentage" })).toBeVisible();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "50%");
  await share(page).fill("90");
  expect(asked).toEqual([]);
  await press(page, "recalculate").click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("#error-summary-title")).toBeVisible();
  await expect(share(page)).toHaveValue("90");
  await expect(share(page)).toHaveAttribute("aria-invalid", "true");
  await share(page).fill("30");
  await expect(press(page, "reset")).toBeVisible();
  await expect(page.locator("#error-summary-title")).toHaveCount(0);
  await expect(share(page)).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveTitle(/^Leaving less/);
});

test("a page whose income could not be worked out recovers by Recalculate, and so does a refused form", async ({
  page,
}) => {
  const failing = await startBeforeFailing({
    origin: origin(),
    databaseUrl: process.env.BROWSER_TEST_DATABASE ?? "",
  });
  const failure = page.getByText("Not able to calculate monthly income");
  const open = async (tab: string) => {
    await page.goto(`${failing.origin}${TABS}/${tab}`);
    await expect(page.locator("form[data-live]")).toBeVisible();
  };
  await open("dependants");
  await share(page).fill("30");
  await expect(press(page, "reset")).toBeVisible();
  failing.refused.add("POST /api/plan/calculation");
  await open("dependants");
  await expect(failure).toBeVisible();
  await expect(page.getByText("Press Recalculate to try again")).toBeVisible();
  failing.refused.clear();
  await press(page, "recalculate").click();
  await expect(effect(page)).toHaveText(/^This adds R/);
  await expect(failure).toHaveCount(0);

  await open("cash-needs");
  failing.refused.add("POST /api/plan/calculation");
  await press(page, "next").click();
  await expect(page).toHaveTitle(/^Error: /);
  failing.refused.clear();
  await press(page, "recalculate").click();
  await expect(failure).toHaveCount(0);
  await expect(page).toHaveTitle(/^Taking less cash/);
  await failing.stop();
});

test("a slider that was moved before the scripts came counts, also after they stored it", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/build\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${TABS}/dependants`, { waitUntil: "commit" });
  await slider(page).press("Home");
  release();
  await expect(share(page)).toHaveValue("10");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "10%");
  await expect(press(page, "reset")).toBeVisible();
  // Back to what the page was drawn with is a change as well.
  await stopTime(page);
  await share(page).fill("50");
  await press(page, "next").click();
  await expect(page).toHaveURL(/delay-retirement/);
  await press(page, "back").click();
  await expect(share(page)).toHaveValue("50");
});

test("a page that the server turns away goes where the server sends it, or says when to try again", async ({
  page,
  context,
}) => {
  await openTab(page, "dependants");
  const headers = { "Retry-After": "120" };
  await page.route(RECALCULATION, (route) => route.fulfill({ status: 429, headers, body: "Too many" }));
  await share(page).fill("30");
  await expect(page.getByRole("alert").filter({ hasText: "You can try again in 2 minutes." })).toBeVisible();
  await page.unroute(RECALCULATION);
  await page.route(RECALCULATION, (route) =>
    route.fulfill({ status: 303, headers: { Location: "/en/contact" } }),
  );
  await press(page, "recalculate").click();
  await expect(page).toHaveURL(/\/en\/contact/);
  await page.unroute(RECALCULATION);
  await openTab(page, "dependants");
  await context.clearCookies({ name: "baobab_guest" });
  await share(page).fill("30");
  await expect(page.getByText("This browser cannot open this plan")).toBeVisible();
});

test("the keyboard alone leads from the slider to the plan", async ({ browser }) => {
  const storageState = await makeState(browser, "thandi");
  const context = await browser.newContext({ storageState, baseURL: origin() });
  const page = await context.newPage();
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
  await context.close();
});

type Tab = "dependants" | "delay-retirement" | "cash-needs" | "partner-income" | "guarantee-period";

/** A tab's first field, and what is typed into it. */
const TYPED: Record<Tab, { field: string; write: (shown: string) => string }> = {
  dependants: { field: '[name="dependentPercentage"]', write: () => "25" },
  "delay-retirement": {
    field: '[name="retirementDate"]',
    write: (date) => date.slice(0, -4) + (Number(date.slice(-4)) + 1),
  },
  "cash-needs": {
    field: ':is([name="debtRepayment"], [name="emergencySavings"], [name="personalUse"])',
    write: () => "0",
  },
  "partner-income": { field: '[name="guaranteeIncomePartnerPercentage"]', write: () => "50" },
  "guarantee-period": { field: '[name="incomeGuaranteePeriod"]', write: () => "5" },
};
const findField = (page: Page, tab: Tab) => page.locator(`input${TYPED[tab].field}`).first();

test("the keyboard alone changes, takes back and keeps a date, an amount, a share and years", async ({
  browser,
}) => {
  const storageState = await makeState(browser, "johan");
  const context = await browser.newContext({ storageState, baseURL: origin() });
  const page = await context.newPage();
  const enter = async (intent: string) => {
    await tabTo(page, `button[value="${intent}"]`);
    await page.keyboard.press("Enter");
  };
  await page.clock.install();
  await openTab(page, "delay-retirement");
  for (const tab of ["delay-retirement", "cash-needs", "partner-income", "guarantee-period"] as const) {
    await expect(page).toHaveURL(new RegExp(`/12/${tab}`));
    await expect(page.locator("form[data-live]")).toBeVisible();
    const field = findField(page, tab);
    const shown = await field.inputValue();
    const type = async () => {
      await tabTo(page, `input${TYPED[tab].field}`);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(TYPED[tab].write(shown));
      // Past the pause after typing.
      await page.clock.fastForward(1_500);
      await expect(press(page, "reset")).toBeVisible();
    };
    await type();
    await enter("reset");
    await expect(press(page, "reset")).toHaveCount(0);
    await expect(field).toHaveValue(shown);
    await type();
    await enter("next");
  }
  await expect(page).toHaveURL(/\/12\/result/);
  await enter("undo");
  await expect(page).toHaveURL(/\/12\//);
  await context.close();
});

/** A person for each product, its tabs, and those of its pages that are looked at. */
const PRODUCTS: readonly { product: string; slug: string; tabs: readonly Tab[]; looked: readonly Tab[] }[] = [
  {
    product: "living annuity plus",
    slug: "thandi",
    tabs: ["dependants", "delay-retirement", "cash-needs"],
    looked: ["dependants", "delay-retirement", "cash-needs"],
  },
  {
    product: "living annuity",
    slug: "pieter",
    tabs: ["delay-retirement", "cash-needs"],
    looked: ["delay-retirement", "cash-needs"],
  },
  {
    product: "life annuity",
    slug: "johan",
    tabs: ["delay-retirement", "cash-needs", "partner-income", "guarantee-period"],
    looked: ["partner-income", "guarantee-period"],
  },
];

for (const { product, slug, tabs, looked } of PRODUCTS) {
  const title = `the tabs of a ${product}: with scripts as without, on paper, and for everybody`;
  // Its tabs are among those of a living annuity plus.
  test(title, slug === "pieter" ? BEFORE_RELEASE : {}, async ({ browser }) => {
    test.slow();
    const storageState = await makeState(browser, slug);
    const open = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, storageState, baseURL: origin() });
      return context.newPage();
    };
    const walk = async (page: Page) => {
      await page.goto(`${TABS}/${tabs[0]}`);
      for (const tab of tabs) {
        await expect(page).toHaveURL(new RegExp(`/12/${tab}`));
        const field = findField(page, tab);
        await field.fill(TYPED[tab].write(await field.inputValue()));
        await press(page, "next").click();
      }
      await expect(page).toHaveURL(/\/12\/result/);
      return readPlan(page);
    };
    const plain = await open(false);
    const without = await walk(plain);
    const page = await open(true);
    await stopTime(page);
    expect(await walk(page)).toBe(without);
    await page.clock.resume();
    expect(without).toMatch(/Your changes add R[\d\s]+ a month/);

    await expectNothingFound(page, "the result");
    await expectOnPaper(page, "the result");
    for (const tab of looked) {
      await openTab(page, tab);
      await expectNothingFound(page, tab);
    }
    await plain.context().close();
    await page.context().close();
  });
}
