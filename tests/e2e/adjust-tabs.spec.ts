/**
 * The tabs of step 12, from the first to the plan, by keyboard alone, and their look. `web` tests them
 * without scripts.
 */
import { type Browser, expect, type Page, test } from "playwright/test";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makeState, openTab, origin, press, share } from "./tab-page";
import { tabTo } from "./visitor";

/** A page in a new browser of a guest with a plan. */
async function openBrowser(browser: Browser, slug: string): Promise<Page> {
  const storageState = await makeState(browser, slug);
  return (await browser.newContext({ storageState, baseURL: origin() })).newPage();
}

test("the keyboard alone moves the slider, and leads on", async ({ browser }) => {
  const page = await openBrowser(browser, "thandi");
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

/** The first field of each of Johan's tabs, and the text typed into it. */
const TYPED: readonly [tab: string, field: string, write: (shown: string) => string][] = [
  ["delay-retirement", '[name="retirementDate"]', (date) => date.replace(/\d+$/, (year) => `${+year + 1}`)],
  ["cash-needs", ':is([name="debtRepayment"], [name="emergencySavings"], [name="personalUse"])', () => "0"],
  ["partner-income", '[name="guaranteeIncomePartnerPercentage"]', () => "50"],
  ["guarantee-period", '[name="incomeGuaranteePeriod"]', () => "5"],
];

test("the keyboard alone changes, takes back and keeps a date, an amount, a share and years", async ({
  browser,
}) => {
  const page = await openBrowser(browser, "johan");
  const enter = async (intent: string) => {
    await tabTo(page, `button[value="${intent}"]`);
    await page.keyboard.press("Enter");
  };
  await page.clock.install();
  await openTab(page, "delay-retirement");
  for (const [tab, name, write] of TYPED) {
    await expect(page).toHaveURL(new RegExp(`/12/${tab}`));
    await expect(page.locator("form[data-live]")).toBeVisible();
    const field = page.locator(`input${name}`).first();
    const shown = await field.inputValue();
    const type = async () => {
      await tabTo(page, `input${name}`);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(write(shown));
      // Longer than the pause after typing.
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
  await expect(page.locator("main")).toContainText(/The changes (add|take) R[\d\s]+ a month/);
  await expect(page.locator("main")).toContainText(/10 years\s*5 years/);
  await expectNothingFound(page, "the result");
  await expectOnPaper(page, "the result");
  await enter("undo");
  await expect(page.locator("main")).not.toContainText(/10 years\s*5 years/);
  await enter("next");
  await expect(page).toHaveTitle(/^Amended plan/);
  await page.context().close();
});

// They include those of a living annuity.
for (const [product, slug, tabs] of [
  ["living annuity plus", "thandi", ["dependants", "delay-retirement", "cash-needs"]],
  ["life annuity", "johan", ["partner-income", "guarantee-period"]],
] as const)
  test(`the tabs of a ${product} hold at every width, and for everybody`, async ({ browser }) => {
    test.slow();
    const page = await openBrowser(browser, slug);
    for (const tab of tabs) {
      await openTab(page, tab);
      await expectNothingFound(page, tab);
    }
    await page.context().close();
  });
