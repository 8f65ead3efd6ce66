/** The tabs of step 12 from the first to the plan: by the keyboard alone, and with scripts as without for each product. */
import { expect, test } from "playwright/test";
import type { Browser, Page } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makeState, openTab, origin, press, share, stopTime, TABS } from "./tab-page";
import type { State } from "./tab-page";
import { readPlan, tabTo } from "./visitor";

/** A page of a new browser with these cookies. */
async function openBrowser(browser: Browser, storageState: State, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, storageState, baseURL: origin() });
  return context.newPage();
}

test("the keyboard alone moves the slider, and leads on", async ({ browser }) => {
  const page = await openBrowser(browser, await makeState(browser, "thandi"));
  await openTab(page, "dependants");
  await tabTo(page, 'input[name="slider"]');
  await page.keyboard.press("ArrowLeft");
  await expect(share(page)).toHaveValue("45");
  await expect(press(page, "reset")).toBeVisible();
  await tabTo(page, 'button[value="next"]');
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  await page.context().close();
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
  const page = await openBrowser(browser, await makeState(browser, "johan"));
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
  await expect(page.locator("main")).toContainText(/Your changes (add|take) R[\d\s]+ a month/);
  await expectNothingFound(page, "the result");
  await expectOnPaper(page, "the result");
  await enter("undo");
  await expect(page).toHaveURL(/\/12\//);
  await enter("next");
  await expect(page).toHaveURL(/\/en\/recommended-plan/);
  await page.context().close();
});

/** A person for each product, and its tabs. */
const PRODUCTS: readonly [product: string, slug: string, tabs: readonly Tab[]][] = [
  ["living annuity plus", "thandi", ["dependants", "delay-retirement", "cash-needs"]],
  ["living annuity", "pieter", ["delay-retirement", "cash-needs"]],
  ["life annuity", "johan", ["delay-retirement", "cash-needs", "partner-income", "guarantee-period"]],
];

for (const [product, slug, tabs] of PRODUCTS) {
  test(
    `the tabs of a ${product} lead to the same result with scripts as without`,
    BEFORE_RELEASE,
    async ({ browser }) => {
      test.slow();
      const storageState = await makeState(browser, slug);
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
      const plain = await openBrowser(browser, storageState, false);
      const without = await walk(plain);
      const page = await openBrowser(browser, storageState);
      await stopTime(page);
      expect(await walk(page)).toBe(without);
      expect(without).toMatch(/Your changes add R[\d\s]+ a month/);
      await plain.context().close();
      await page.context().close();
    },
  );

  // The tabs of a living annuity are among those of a living annuity plus, and so are two of a life annuity.
  const details = slug === "pieter" ? BEFORE_RELEASE : {};
  const looked = slug === "johan" ? tabs.slice(2) : tabs;
  test(`the tabs of a ${product} hold at every width, and for everybody`, details, async ({ browser }) => {
    test.slow();
    const page = await openBrowser(browser, await makeState(browser, slug));
    for (const tab of looked) {
      await openTab(page, tab);
      await expectNothingFound(page, tab);
    }
    await page.context().close();
  });
}
